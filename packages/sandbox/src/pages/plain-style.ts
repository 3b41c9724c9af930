/** The styles of every page of the sandbox; light and dark as the system is. */
export const PLAIN_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f3f3f5, #121314);
  --card: light-dark(#ffffff, #1f2023);
  --text: light-dark(#17181a, #f1f1f3);
  --quiet: light-dark(#5b5d63, #a7a9b0);
  --edge: light-dark(#c9cad0, #4a4c53);
  --accent: light-dark(#2f4fd0, #9db1ff);
  --on-accent: light-dark(#ffffff, #10131f);
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; border-radius: 1rem;
  background: var(--card) }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.3 }
h2 { margin: 0; font-size: 1rem; line-height: 1.4 }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
dl { margin: 0 0 1rem }
dt { color: var(--quiet) }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere }
label { display: block; margin-bottom: 0.25rem; font-weight: 600 }
input { width: 100%; margin-bottom: 1rem; padding: 0.625rem 0.75rem; border: 1px solid var(--edge);
  border-radius: 0.5rem; background: var(--ground); color: var(--text); font: inherit }
button { width: 100%; min-height: 2.75rem; margin-top: 0.5rem; padding: 0.5rem 1rem;
  border: 1px solid var(--edge); border-radius: 0.5rem; background: transparent;
  color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
ol { margin: 0; padding: 0; list-style: none }
article { padding: 1rem 0; border-top: 1px solid var(--edge) }
pre { margin: 0.5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.quiet { color: var(--quiet) }
.code { font-size: 1.5rem; font-weight: 600; letter-spacing: 0.15em }
`
