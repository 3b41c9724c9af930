import { type Patch, wrap } from './patch.ts'

/** Functions and their methods. */
export const FUNCTIONS: readonly Patch[] = [
  {
    name: 'Function.prototype.bind of Prototype and MooTools',
    script: `Function.prototype.bind = function (self) {
      var own = this, before = Array.prototype.slice.call(arguments, 1)
      return function () { return own.apply(self, before.concat(Array.prototype.slice.call(arguments))) }
    }`,
  },
  {
    name: 'Function.prototype with methods of the page, found by for…in',
    script: `Function.prototype.delay = function (ms) { return setTimeout(this, ms) }
      Function.prototype.extend = function (more) { for (var key in more) this[key] = more[key]; return this }
      Function.prototype.implement = function (key, value) { this.prototype[key] = value; return this }`,
  },
  {
    name: 'Function.prototype.toString of the page',
    script: `Function.prototype.toString = function () { return 'function () { [native code] }' }`,
  },
  {
    name: 'Reflect by way of the page',
    script: wrap('Reflect.get', 'Reflect.set', 'Reflect.ownKeys', 'Reflect.apply', 'Reflect.has'),
  },
]
