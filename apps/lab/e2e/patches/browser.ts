import type { Patch } from './patch.ts'

/** Storage and the browser itself. */
export const BROWSER: readonly Patch[] = [
  {
    name: 'Storage by way of the page, which keeps JSON',
    script: `const { getItem, setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) { return setItem.call(this, key, JSON.stringify(value)) }
      Storage.prototype.getItem = function (key) { const text = getItem.call(this, key); try { return JSON.parse(text) } catch { return text } }`,
  },
  {
    name: 'localStorage that is null',
    script: `Object.defineProperty(window, 'localStorage', { get: () => null }); Object.defineProperty(window, 'sessionStorage', { get: () => null })`,
    comments: /Unable to use storage/,
  },
  {
    name: 'crypto without randomUUID and subtle',
    script: `Object.defineProperty(crypto, 'randomUUID', { value: undefined }); Object.defineProperty(crypto, 'subtle', { value: undefined })`,
  },
  {
    name: 'structuredClone that refuses',
    script: `window.structuredClone = () => { throw new DOMException('no', 'DataCloneError') }`,
  },
  {
    name: 'names of Node in a page',
    script: `window.process = { env: {} }; window.global = window; window.module = { exports: {} }; window.exports = {}
      window.require = () => { throw new Error('no') }; window.define = Object.assign(() => {}, { amd: {} })`,
  },
  {
    name: 'window.ethereum that throws when it is looked at',
    script: `Object.defineProperty(window, 'ethereum', { configurable: true, get() { throw new Error('no') } })`,
  },
  {
    name: 'navigator without clipboard and languages',
    script: `for (const key of ['clipboard', 'language', 'languages', 'userAgentData'])
      Object.defineProperty(navigator, key, { configurable: true, get: () => undefined })`,
  },
]
