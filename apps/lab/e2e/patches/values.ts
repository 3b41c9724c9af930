import type { Patch } from './patch.ts'

/** Texts, numbers and times. */
export const VALUES: readonly Patch[] = [
  {
    name: 'JSON.parse that makes dates of texts',
    script: `const own = JSON.parse
      JSON.parse = (text, turn) => own(text, (key, value) => {
        const read = turn ? turn(key, value) : value
        return typeof read === 'string' && /^\\d{4}-\\d\\d-\\d\\dT/.test(read) ? new Date(read) : read
      })`,
  },
  {
    name: 'JSON.stringify by way of the page, with blanks',
    script: `const own = JSON.stringify; JSON.stringify = (value, turn) => own(value, turn, 2)`,
  },
  {
    name: 'BigInt.prototype.toJSON, which many sites add',
    script: `BigInt.prototype.toJSON = function () { return this.toString() }`,
  },
  {
    name: 'String.prototype with methods of the page, and old polyfills',
    script: `String.prototype.capitalize = function () { return this.charAt(0).toUpperCase() + this.slice(1) }
      String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, '') }
      String.prototype.startsWith = function (x, at) { return this.substr(at || 0, x.length) === x }
      String.prototype.endsWith = function (x) { return this.substr(this.length - x.length) === x }
      String.prototype.includes = function (x) { return this.indexOf(x) !== -1 }
      String.prototype.replaceAll = function (x, y) { return x instanceof RegExp ? this.replace(x, y) : this.split(x).join(typeof y === 'function' ? y(x) : y) }
      String.prototype.padStart = function (n, x) { var s = String(this); while (s.length < n) s = (x || ' ') + s; return s }`,
  },
  {
    name: 'Math.random that always says a half',
    script: `Math.random = () => 0.5`,
  },
  {
    name: 'Date of the page, which stands still',
    script: `const Native = Date, atMs = Native.now()
      window.Date = class extends Native { constructor(...rest) { if (rest.length === 0) super(atMs); else super(...rest) } static now() { return atMs } }`,
  },
  {
    name: 'Intl that formats nothing but English',
    script: `const { NumberFormat, DateTimeFormat } = Intl
      Intl.NumberFormat = function (_, options) { return new NumberFormat('en', options) }
      Intl.DateTimeFormat = function (_, options) { return new DateTimeFormat('en', options) }`,
  },
  {
    name: 'Error with a stack of the page',
    script: `Error.stackTraceLimit = 0; Error.prepareStackTrace = () => { throw new Error('no') }; Error.captureStackTrace = undefined`,
  },
  {
    name: 'console that says nothing',
    script: `for (const key of Object.keys(console)) console[key] = () => {}`,
  },
]
