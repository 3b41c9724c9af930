import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body></body>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
})

const NAMES = ['document', 'navigator', 'location', 'customElements', 'localStorage']
const CLASSES = ['Event', 'CustomEvent', 'Node', 'Element', 'HTMLElement', 'MutationObserver']
const FUNCTIONS = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle']

/** The globals of a browser, for modules that are imported after this one. */
const globals = {
  window,
  ...Object.fromEntries([...NAMES, ...CLASSES].map((name) => [name, window[name]])),
  ...Object.fromEntries(FUNCTIONS.map((name) => [name, window[name].bind(window)])),
}
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
