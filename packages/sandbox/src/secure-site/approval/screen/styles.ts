/** Colours of the two modes. Source: look, section 2.1. */
const LIGHT = `
  color-scheme: light;
  --card: #ffffff; --group: #ffffff; --fill-1: #f4f5f7; --fill-2: #eaecef; --fill-3: #dfe2e7;
  --line: #e4e6ea; --edge: #868c98; --text: #14171d; --text-2: #535966; --text-3: #626875;
  --primary: #171b26; --on-primary: #ffffff; --focus: #2f54e0; --link: #2f54e0;
  --good: #0f7446; --good-soft: #e6f5ec; --warn: #865000; --warn-soft: #fdf3de;
  --info: #2f54e0; --info-soft: #edf1fe;`
const DARK = `
  color-scheme: dark;
  --card: #15171b; --group: #191b20; --fill-1: #1f2227; --fill-2: #292c33; --fill-3: #343841;
  --line: #2a2d34; --edge: #727885; --text: #f3f4f6; --text-2: #aeb3bd; --text-3: #969ca8;
  --primary: #f1f2f5; --on-primary: #15181f; --focus: #93a9ff; --link: #93a9ff;
  --good: #57d095; --good-soft: #14291f; --warn: #f2bb55; --warn-soft: #2c2313;
  --info: #93a9ff; --info-soft: #1e2541;`

/**
 * How the approval screen looks. Nothing in it moves, fades or covers anything else: a browser
 * that detects covers would report it as covered. Source: look, ApproveTransaction.
 */
export const STYLES = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${DARK} } }
:root[data-theme='dark'] { ${DARK} }
* { box-sizing: border-box; margin: 0; }
html, body { height: 100%; }
body {
  background: var(--card); color: var(--text);
  font: 400 14px/20px -apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Roboto,
    'Helvetica Neue', Arial, 'Noto Sans', sans-serif;
  font-variant-numeric: tabular-nums lining-nums;
}
.screen { display: flex; flex-direction: column; height: 100dvh; overflow: hidden; }
.strip {
  display: flex; align-items: center; gap: 10px; flex: none; min-height: 36px; padding: 8px 20px;
  background: var(--good-soft); color: var(--good); font-size: 13px; line-height: 18px;
}
.strip b { font-weight: 600; overflow-wrap: anywhere; }
svg {
  flex: none; width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round;
}
.asker { flex: none; padding: 16px 20px 12px; font-size: 14px; line-height: 20px; font-weight: 400; color: var(--text-2); outline: 0; }
.asker b { display: block; font-size: 15px; font-weight: 600; color: var(--text); overflow-wrap: anywhere; }
.network { display: block; font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
.network strong { font-weight: 600; color: var(--text); }
.facts { display: flex; flex-direction: column; flex: 1 1 auto; min-height: 96px; overflow-y: auto; padding: 2px 20px 12px; overscroll-behavior: contain; }
.facts:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
.facts section { border: 1px solid var(--line); border-radius: 16px; background: var(--group); padding: 0 14px; }
.facts section { flex: none; }
.facts section + section { margin-top: 12px; }
.facts > :first-child { margin-top: auto; }
.facts > :last-child { margin-bottom: auto; }
.facts h2 { padding: 12px 0 0; font-size: 13px; line-height: 18px; font-weight: 600; color: var(--text-2); }
.fact { padding: 10px 0; }
.fact + .fact, .note + .fact, .fact + .note { border-top: 1px solid var(--line); }
.label { color: var(--text-2); font-size: 13px; line-height: 18px; }
.money { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 8px; }
.figure { font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -.015em; overflow-wrap: anywhere; }
.symbol { font-size: 15px; font-weight: 500; color: var(--text-2); unicode-bidi: isolate; overflow-wrap: anywhere; }
.token { margin-top: 6px; }
.digits, .bytes, .leaf {
  font: 400 13px/20px ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas,
    'Liberation Mono', monospace;
}
.groups { display: flex; flex-wrap: wrap; column-gap: 7px; color: var(--text-2); max-width: 264px; }
.groups.hex { display: grid; grid-template-columns: 2ch repeat(5, 4ch); column-gap: 1ch; max-width: none; }
.groups.hex > :nth-child(2) { margin-inline-start: -1ch; }
.groups.hex > :nth-child(n + 3):nth-child(-n + 6) { margin-inline-start: -1ch; }
.groups.hex > :nth-child(7) { grid-column: 2; }
.groups.hex > :nth-child(n + 7) { margin-inline-start: -1ch; }
.groups .key { color: var(--text); font-weight: 700; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.value { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px; }
.value-text { margin-inline-start: auto; text-align: end; }
.said { display: block; font-weight: 500; overflow-wrap: anywhere; }
.detail { display: block; color: var(--text-2); font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
.note {
  display: flex; gap: 10px; margin: 12px 0; padding: 10px 12px; border-radius: 12px;
  font-size: 13px; line-height: 18px;
}
.note svg { margin-top: 1px; }
.note.warn { background: var(--warn-soft); color: var(--warn); }
.note.info { background: var(--info-soft); color: var(--info); }
.note + .note { margin-top: 0; }
.box { margin-top: 4px; padding: 8px 10px; border-radius: 12px; background: var(--fill-1); }
.stranger { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
.box > .stranger { display: block; }
.mark {
  unicode-bidi: isolate; direction: ltr; padding: 0 3px; margin: 0 1px; border-radius: 4px;
  border: 1px solid var(--warn); background: var(--warn-soft); color: var(--warn);
  font: 500 12px/16px ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace;
}
.tree { list-style: none; padding: 0; }
.tree .tree { padding-inline-start: 12px; border-inline-start: 1px solid var(--edge); }
.tree li { padding: 2px 0; }
.tree .name { display: block; color: var(--text-2); font-size: 13px; line-height: 18px; }
.leaf { overflow-wrap: anywhere; }
summary { display: list-item; color: var(--link); font-size: 13px; line-height: 24px; cursor: pointer; width: fit-content; border-radius: 6px; }
.bytes { overflow-wrap: anywhere; color: var(--text-2); }
.foot { flex: none; padding: 8px 20px 20px; border-top: 1px solid var(--line); }
.hint { min-height: 18px; margin-bottom: 8px; color: var(--text-2); font-size: 13px; line-height: 18px; }
.hint button {
  display: inline; padding: 0; border: 0; background: none; color: var(--link); font: inherit;
  text-decoration: underline; cursor: pointer; border-radius: 4px;
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.pair button {
  min-height: 48px; padding: 8px 12px; border: 1px solid transparent; border-radius: 12px;
  font-family: inherit; font-size: 15px; line-height: 20px; font-weight: 600; cursor: pointer; background: var(--fill-1); color: var(--text);
}
.pair .approve { background: var(--primary); color: var(--on-primary); }
.pair .approve[aria-disabled='true'] { background: var(--fill-2); color: var(--text-2); cursor: default; }
.short .pair .decline { background: var(--primary); color: var(--on-primary); }
.short .pair .approve { background: var(--fill-1); color: var(--text); }
button:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (hover: hover) { .screen:not(.short) .pair .decline:hover { background: var(--fill-2); } }
.idle { padding: 24px 20px; color: var(--text-2); }
@media (max-width: 300px) {
  .groups.hex { display: flex; }
  .groups.hex > * { margin-inline-start: 0 !important; }
  .strip, .asker, .facts, .foot { padding-inline: 12px; }
  .pair { grid-template-columns: 1fr; }
  .pair .approve { order: -1; }
}
@media (forced-colors: active) { .pair button, .note, .box, .strip { border: 1px solid; } }
`
