import { type Patch, wrap } from './patch.ts'

/** Objects, the root of everything. */
export const OBJECTS: readonly Patch[] = [
  {
    name: 'Object.prototype with methods of the page, found by for…in',
    script: `Object.prototype.extend = function (more) { for (var key in more) this[key] = more[key]; return this }
      Object.prototype.size = function () { return Object.keys(this).length }`,
    // React's own.
    comments: /Invalid values for props|React does not recognize/,
  },
  {
    name: 'Object.prototype polluted with the names of our options',
    script: `Object.assign(Object.prototype, {
      enableEmbedded: true, enableWallets: false, enableInjected: false, enableEIP6963: false, locale: 'xx', id: 'evil',
      themeMode: 'evil', container: 'evil', storage: 'evil', nonce: 'evil', strings: { 'connect.title': 'evil' },
      excludeWalletIds: 7, customWallets: 7, defaultNetwork: 'evil', termsConditionsUrl: 'javascript:alert(1)' })`,
    stops: /createLatchkey cannot use these options/,
  },
  {
    name: 'Object.prototype polluted with the names of our records',
    isAlone: true,
    script: `Object.assign(Object.prototype, {
      status: 'connected', address: '0xEVIL', wallet: 'evil', icon: 'javascript:alert(1)',
      rdns: 'evil', isInstalled: false, isAmbiguous: true, isForced: true, step: 'failed', networkId: 'evil:1', code: 4001 })`,
    comments: /React does not recognize|Invalid values for props|a style property during rerender/,
  },
  {
    name: 'Object.prototype with a toJSON of the page',
    isAlone: true,
    script: `Object.defineProperty(Object.prototype, 'toJSON', { configurable: true, writable: true, value() { return this } })`,
  },
  {
    name: 'old polyfills of keys, values, entries, assign and fromEntries',
    script: `
      Object.keys = function (it) { var out = []; for (var key in it) if (Object.prototype.hasOwnProperty.call(it, key)) out.push(key); return out }
      Object.values = function (it) { return Object.keys(it).map(function (key) { return it[key] }) }
      Object.entries = function (it) { return Object.keys(it).map(function (key) { return [key, it[key]] }) }
      Object.assign = function (to) { for (var i = 1; i < arguments.length; i++) for (var key in arguments[i]) if (Object.prototype.hasOwnProperty.call(arguments[i], key)) to[key] = arguments[i][key]; return to }
      Object.fromEntries = function (list) { var out = {}; Array.from(list).forEach(function (pair) { out[pair[0]] = pair[1] }); return out }`,
  },
  {
    name: 'Object.freeze and Object.seal that do nothing',
    script: `Object.freeze = Object.seal = function (it) { return it }`,
  },
  {
    name: 'defineProperty, create and getOwnPropertyDescriptor by way of the page',
    script: wrap(
      'Object.defineProperty',
      'Object.defineProperties',
      'Object.create',
      'Object.getOwnPropertyDescriptor',
      'Object.getPrototypeOf',
    ),
  },
  {
    name: 'every built-in and its prototype frozen, errors too',
    isAlone: true,
    script: `for (const each of [Object, Array, Function, Promise, Map, Set, WeakMap, String, Number, BigInt,
      DOMException, AbortController, AbortSignal, URL]) { Object.freeze(each); Object.freeze(each.prototype) }
      for (const each of [WeakSet, Boolean, Symbol, RegExp, Date, Event, EventTarget, Node, Element, HTMLElement, Storage,
      Error, TypeError, RangeError]) Object.freeze(each.prototype)
      for (const each of [JSON, Math, Reflect, Intl]) Object.freeze(each)`,
  },
]
