/**
 * How the approval screen looks: the browser's own colours. Nothing in it moves, fades or covers anything else, not
 * even the outline of what has the focus: a browser that detects covers would report it as covered.
 */
export const STYLES = `
:root { color-scheme: light dark; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
html, body { height: 100%; }
body { background: Canvas; color: CanvasText; font: 14px/20px system-ui, sans-serif; overflow-wrap: anywhere; }
.screen { display: flex; flex-direction: column; height: 100dvh; overflow: hidden; }
.strip { flex: none; padding: 8px 16px; border-bottom: 1px solid; font-size: 13px; }
.asker { flex: none; padding: 12px 16px; font-size: 14px; font-weight: 400; outline: 0; }
.asker b, .network { display: block; }
.facts { flex: 1 1 auto; min-height: 96px; overflow-y: auto; padding: 2px 16px; overscroll-behavior: contain; outline-offset: -2px; }
.facts section { padding: 4px 12px; border: 1px solid; border-radius: 8px; }
.facts section + section { margin-top: 8px; }
.facts h2, .label, .name { font-size: 13px; }
.fact { padding: 6px 0; }
.figure { font-size: 20px; line-height: 26px; }
.note { margin: 8px 0; padding: 8px; border: 2px solid; border-radius: 8px; font-weight: 600; }
.stranger { white-space: pre-wrap; unicode-bidi: isolate; }
.mark { unicode-bidi: isolate; direction: ltr; margin: 0 1px; border: 1px solid; border-radius: 4px; }
.tree { list-style: none; padding: 0; }
.tree .tree { padding-inline-start: 12px; }
summary { line-height: 24px; cursor: pointer; }
.foot { flex: none; padding: 8px 16px 20px; border-top: 1px solid; }
.hint { min-height: 20px; margin-bottom: 8px; font-size: 13px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.pair button { min-height: 48px; font: inherit; font-weight: 600; }
.idle { padding: 24px 16px; }
@media (max-width: 300px) { .pair { grid-template-columns: 1fr; } }
`
