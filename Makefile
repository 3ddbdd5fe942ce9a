# Atoll. `make help` lists what there is; every target sets up what it needs from nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Without bytecode for all that is installed: Python writes that of the modules it loads. Some machines forbid that for
# everything; here, hundreds of processes would then compile the same modules again, each for itself.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
WEB_BUILD := $(BIN)/python build_backend/atoll_build.py
SCHEMA := web/src/protocol/schema.d.ts
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) $(wildcard src/atoll/messages/*/*.ftl)
COMPILED := $(shell find src/atoll -name '*.pxd') $(shell grep -lsE '^import cython' -r src/atoll --include='*.py')
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Tests of servers and browsers wait for a fifth of their time: three of them keep two cores busy.
TEST_JOBS ?= $(shell echo $$(($(JOBS) * 3 / 2)))

.DEFAULT_GOAL := help
.PHONY: help play test check prove bench strength docs build web shots sanitize compilers constraints clean
.PHONY: sdist wheels container operators release
.PHONY: lint check-python check-stubs check-web-style check-web-types check-web-tests packages web-dev

##@ Begin

help:  ## Show this list.
	@awk -F':.*## ' '/^##@ / {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play $(VENV)/.built $(VENV)/.web  ## Set up everything and open the games in the browser.
	@$(BIN)/atoll serve --open

##@ Check a change

test: $(VENV)/.dev $(VENV)/.built $(VENV)/.web  ## Run all tests, as CI does.
	@tools/system-packages
	@rm -f web/node_modules/.cache/eslint  # two of its rules look at other files' types
	@$(MAKE) --no-print-directory lint MORE=check-stubs
	@echo "== all tests, $(TEST_JOBS) at a time"
	@$(BIN)/pytest -q -n $(TEST_JOBS) --dist worksteal --budgets --durations 20
	@echo "== tests in a real browser"
	@$(BIN)/pytest -q -n $(TEST_JOBS) --dist worksteal --budgets --durations 20 tests/e2e

check: $(VENV)/.dev $(VENV)/.built  ## Lint, types and the fast tests: for every commit.
	@$(MAKE) --no-print-directory lint
	@echo "== fast tests"
	@$(BIN)/pytest -q -n $(TEST_JOBS) --dist worksteal -m "not slow"

# Four checks that know nothing of each other, on as many cores as there are; the longest begins first.
lint: $(VENV)/.dev
	@echo "== lint and types; the web client's own tests"
	@$(WEB_BUILD) install-dev
	@$(MAKE) --no-print-directory --silent $(SCHEMA)
	@$(MAKE) --no-print-directory --jobs=$(JOBS) check-web-style check-python check-web-types check-web-tests $(MORE)

check-python:
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	@$(BIN)/mypy

# The stubs of the compiled modules, compared with the modules themselves.
check-stubs:
	@$(BIN)/python tools/check_stubs.py

check-web-style:
	@$(WEB_BUILD) npm run --silent lint

check-web-types:
	@$(WEB_BUILD) npm run --silent check

check-web-tests:
	@$(WEB_BUILD) npm run --silent test

##@ Prove and measure, for hours or minutes

prove: $(VENV)/.dev $(VENV)/.built  ## The long proofs: hours, resumable, progress shown.
	@echo "== properties, with examples of their own"
	@HYPOTHESIS_PROFILE=long $(BIN)/pytest -q -n $(JOBS) --dist worksteal -m hypothesis
	@PYTHONPATH=tests $(BIN)/python -m prove

bench: $(VENV)/.dev $(VENV)/.built  ## Measure; prints a table and writes build/bench.json.
	@$(BIN)/python benchmarks/run.py

strength: $(VENV)/.dev $(VENV)/.built  ## Play the matches that docs/ai.md claims: hours, resumable, progress shown.
	@$(BIN)/python tools/strength.py
	@$(BIN)/python tools/manners.py

sanitize:  ## Play mixed random games under AddressSanitizer and UBSan, in a tree of its own.
	@PYTHON=$(PYTHON) tools/sanitize

compilers: $(VENV)/.dev  ## Hold the engines to the rules when built by Clang, without popcnt, in plain C.
	@tools/compilers

##@ Build

docs: $(VENV)/.dev  ## Build the documentation site into build/site, a folder per version.
	@$(BIN)/python tools/build_site.py

build: $(VENV)/.tools  ## Rebuild the compiled modules.
	@echo "== compiling the engine"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)
	@touch $(VENV)/.built

web: $(VENV)/.tools  ## Rebuild the web client.
	@$(PIP) setuptools $$($(WEB_BUILD) requires)
	@$(WEB_BUILD) web
	@touch $(VENV)/.web

shots: $(VENV)/.dev $(VENV)/.built $(VENV)/.web  ## Screenshots of every page and board into build/shots.
	@tools/system-packages
	@$(WEB_BUILD) install-dev
	@$(BIN)/python tools/shots.py

##@ Release and housekeeping

sdist: $(VENV)/.tools  ## Pack the sources, with the web client built, into dist.
	@$(PIP) build $$($(WEB_BUILD) requires)
	@$(BIN)/python -m build --sdist --no-isolation

wheels: $(VENV)/.tools  ## Make and try a wheel for each Python here, or with SUITE=sid for that of another Debian.
	@$(BIN)/python tools/wheels.py $(SUITE:%=--suite %)

container:  ## Run the Containerfile's steps where no container engine is (as root, on Debian).
	@$(PYTHON) tools/container.py

operators: $(VENV)/.tools  ## Requirements with hashes and an SBOM for operators, into dist.
	@$(BIN)/python tools/operator_files.py

release:  ## Check that version and changelog are ready for a release.
	@$(PYTHON) tools/release.py

constraints: $(VENV)/.tools  ## Renew constraints.txt from what the registry has now.
	@$(BIN)/python tools/constraints.py

clean:  ## Remove everything that was built or installed here.
	rm -rf $(VENV) build dist src/*.egg-info src/atoll/server/static web/node_modules
	find src -name '*.so' -delete

# --- what the targets above stand on ---------------------------------------------------------------------

$(VENV)/.tools: constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Atoll needs Python 3.11 or newer: $(PYTHON) was not found."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Atoll needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "== making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) setuptools Cython
	@touch $@

$(VENV)/.play: $(VENV)/.tools pyproject.toml setup.py
	@echo "== installing Atoll (the engine is compiled and the web client built: a few minutes the first time)"
	@$(PIP) setuptools $$($(WEB_BUILD) requires)
	@$(MAKE) --no-print-directory --jobs=3 packages build web EXTRAS="server"
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@ $(VENV)/.built

$(VENV)/.dev: $(VENV)/.tools pyproject.toml setup.py
	@echo "== installing Atoll with the tools for testing (the engine is compiled and the web client built: a few minutes the first time)"
	@$(PIP) setuptools $$($(WEB_BUILD) requires-dev)
	@$(MAKE) --no-print-directory --jobs=3 packages build web-dev EXTRAS="server research dev"
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@ $(VENV)/.play $(VENV)/.built

# Three things that wait for different things (the network, the compiler, Node) are done side by side.
packages:
	@echo "== installing packages"
	@$(BIN)/python tools/requirements.py $(EXTRAS) >$(VENV)/requirements.txt
	@$(PIP) --requirement $(VENV)/requirements.txt

# With the test tools at once, instead of a second installation for them.
web-dev:
	@$(WEB_BUILD) install-dev
	@$(MAKE) --no-print-directory web

# The types of the server's messages; the build writes them, too.
$(SCHEMA): web/src/protocol/openapi.json
	@$(WEB_BUILD) npm run --silent types

$(VENV)/.web: $(WEB) | $(VENV)/.tools
	@$(MAKE) --no-print-directory web

$(VENV)/.built: $(COMPILED) | $(VENV)/.tools
	@$(MAKE) --no-print-directory build
