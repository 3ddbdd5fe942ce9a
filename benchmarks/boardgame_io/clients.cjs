// Two clients a match, by boardgame.io's own client, play tic-tac-toe in rounds: connecting is not timed, playing is.
// Reads "go" lines from standard input; answers each with the moves made, the seconds, and each move's milliseconds.
const readline = require("readline");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./server.cjs");

const [port, clients] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const order = [4, 0, 8, 1, 7, 6, 2, 5, 3]; // a game that is drawn: nine moves

async function open() {
  const made = await fetch(`${server}/games/tic-tac-toe/create`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = await made.json();
  const pair = ["0", "1"].map((playerID) =>
    Client({ game: TicTacToe, multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }), matchID, playerID, debug: false }));
  const ready = pair.map((client) => new Promise((done) => {
    client.subscribe((state) => { if (state && client.transport ? state.isConnected : state) done(); });
  }));
  pair.forEach((client) => client.start());
  await Promise.all(ready);
  return pair;
}

function seen(client, turns) {
  return new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state && state.G.cells.filter((cell) => cell !== null).length >= turns) { setImmediate(() => stop()); done(); }
    });
  });
}

async function play(pair, delays) {
  for (let turn = 0; turn < order.length; turn += 1) {
    const mover = pair[turn % 2];
    const other = pair[(turn + 1) % 2];
    const begin = performance.now();
    const arrived = seen(other, turn + 1); // the mover sees its own move at once; the other after the server
    mover.moves.clickCell(order[turn]);
    await arrived;
    delays.push(performance.now() - begin);
  }
}

async function round() {
  const pairs = [];
  for (let n = 0; n < clients / 2; n += 10) {
    pairs.push(...await Promise.all(Array.from({ length: Math.min(10, clients / 2 - n) }, open)));
  }
  return pairs;
}

(async () => {
  let pairs = await round();
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === "go") {
      const delays = [];
      const begin = performance.now();
      await Promise.all(pairs.map((pair) => play(pair, delays)));
      console.log(JSON.stringify({ moves: delays.length, seconds: (performance.now() - begin) / 1000, delays }));
    } else if (line === "next") {
      pairs.flat().forEach((client) => client.stop());
      pairs = await round();
      console.log("ready");
    } else {
      process.exit(0);
    }
  }
})();
