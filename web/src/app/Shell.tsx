/** What is seen before there are sentences: the same as in index.html, so that nothing blinks. */
export function Shell() {
  return (
    <div className="app">
      <header className="header">
        <a href="/" className="brand">
          <img src="/icon.svg" alt="" width="36" height="36" />
          <span>Atoll</span>
        </a>
      </header>
      <main id="main" className="page" aria-busy="true" />
    </div>
  );
}
