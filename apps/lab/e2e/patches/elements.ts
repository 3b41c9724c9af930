import { type Patch, wrap } from './patch.ts'

/** Elements and styles. */
export const ELEMENTS: readonly Patch[] = [
  {
    name: 'what makes and moves elements, by way of the page',
    script: wrap(
      'Document.prototype.createElement',
      'Document.prototype.createElementNS',
      'Node.prototype.appendChild',
      'Node.prototype.insertBefore',
      'Node.prototype.removeChild',
      'Element.prototype.append',
      'Element.prototype.remove',
      'Element.prototype.setAttribute',
      'Element.prototype.attachShadow',
    ),
  },
  {
    name: 'Element.prototype.animate of an old polyfill, without finished',
    script: `Element.prototype.animate = () => ({ cancel() {}, finish() {}, play() {}, pause() {}, addEventListener() {}, removeEventListener() {}, onfinish: null })`,
  },
  { name: 'no Element.prototype.animate', script: `delete Element.prototype.animate` },
  {
    name: 'style sheets that can not be constructed',
    script: `delete window.CSSStyleSheet.prototype.replaceSync; window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor') }
      delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets`,
  },
  {
    name: 'showModal and close of a page that counts dialogs',
    script: wrap('HTMLDialogElement.prototype.showModal', 'HTMLDialogElement.prototype.close'),
  },
  {
    name: 'getComputedStyle by way of the page',
    script: wrap('window.getComputedStyle'),
  },
  {
    name: 'focus that scrolls smoothly by way of the page',
    script: `const { focus } = HTMLElement.prototype; HTMLElement.prototype.focus = function () { return focus.call(this) }`,
  },
]
