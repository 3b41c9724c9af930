import { type Patch, wrap } from './patch.ts'

/** Patches of arrays by libraries of 2006 to 2014. */
export const ARRAYS: readonly Patch[] = [
  {
    name: 'Array.prototype with methods of the page, found by for…in',
    script: `Array.prototype.last = function () { return this[this.length - 1] }
      Array.prototype.contains = function (x) { return this.indexOf(x) !== -1 }
      Array.prototype.remove = function (x) { const at = this.indexOf(x); if (at >= 0) this.splice(at, 1) }
      Array.prototype.clone = function () { return this.slice() }
      Array.prototype.each = Array.prototype.forEach`,
  },
  {
    name: 'Array.prototype.toJSON of Prototype 1.6',
    script: `Array.prototype.toJSON = function () { return [].slice.call(this) }`,
  },
  {
    name: 'Array.from of MooTools, which knows no iterables',
    script: `Array.from = function (item) {
      if (item == null) return []
      const isList = typeof item != 'string' && typeof item.length == 'number' && typeof item != 'function'
      return isList ? Array.prototype.slice.call(item) : [item]
    }`,
  },
  {
    name: 'old polyfills of find, findIndex, includes, fill, flat and flatMap',
    script: `
      const set = (key, value) => { Array.prototype[key] = value }
      set('find', function (test, self) { for (var i = 0; i < this.length; i++) if (test.call(self, this[i], i, this)) return this[i] })
      set('findIndex', function (test, self) { for (var i = 0; i < this.length; i++) if (test.call(self, this[i], i, this)) return i; return -1 })
      set('includes', function (x) { return this.indexOf(x) !== -1 })
      set('fill', function (x) { for (var i = 0; i < this.length; i++) this[i] = x; return this })
      set('flat', function () { return [].concat.apply([], this) })
      set('flatMap', function (f, self) { return [].concat.apply([], this.map(f, self)) })`,
  },
  {
    name: 'old polyfills of map, filter, forEach, some, every and reduce',
    script: `
      Array.prototype.forEach = function (f, self) { for (var i = 0; i < this.length; i++) if (i in this) f.call(self, this[i], i, this) }
      Array.prototype.map = function (f, self) { var out = new Array(this.length); for (var i = 0; i < this.length; i++) if (i in this) out[i] = f.call(self, this[i], i, this); return out }
      Array.prototype.filter = function (f, self) { var out = []; for (var i = 0; i < this.length; i++) if (i in this && f.call(self, this[i], i, this)) out.push(this[i]); return out }
      Array.prototype.some = function (f, self) { for (var i = 0; i < this.length; i++) if (i in this && f.call(self, this[i], i, this)) return true; return false }
      Array.prototype.every = function (f, self) { for (var i = 0; i < this.length; i++) if (i in this && !f.call(self, this[i], i, this)) return false; return true }
      Array.prototype.reduce = function (f, start) { var i = 0, sum = arguments.length > 1 ? start : this[i++]; for (; i < this.length; i++) sum = f(sum, this[i], i, this); return sum }`,
  },
  {
    name: 'push, splice, slice, concat, indexOf and join by way of the page',
    script: wrap(
      ...['push', 'splice', 'slice', 'concat', 'indexOf', 'join', 'unshift', 'shift', 'pop'].map(
        (key) => `Array.prototype.${key}`,
      ),
    ),
  },
  {
    name: 'Array.prototype.sort of the page, which is not stable',
    script: `Array.prototype.sort = function (f) {
      f = f || ((a, b) => (String(a) < String(b) ? -1 : 1))
      for (var i = 0; i < this.length; i++) for (var j = i + 1; j < this.length; j++)
        if (f(this[i], this[j]) > 0) { var x = this[i]; this[i] = this[j]; this[j] = x }
      return this
    }`,
  },
  {
    name: 'Array.prototype[Symbol.iterator] of the page',
    script: `Array.prototype[Symbol.iterator] = Array.prototype.values = function () {
      var at = 0, list = this
      return { next: () => at < list.length ? { value: list[at++], done: false } : { value: undefined, done: true },
        [Symbol.iterator]() { return this } }
    }`,
  },
]
