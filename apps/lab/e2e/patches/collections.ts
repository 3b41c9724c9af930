import { type Patch, wrap } from './patch.ts'

/** Collections. */
export const COLLECTIONS: readonly Patch[] = [
  {
    name: 'Map and Set of an old polyfill',
    script: `
      const make = (isMap) => function Old(list) {
        if (!(this instanceof Old)) throw new TypeError('new is missing')
        this.names = []; this.values_ = []
        if (list != null) for (const each of list) isMap ? this.set(each[0], each[1]) : this.add(each)
      }
      const shared = {
        has(key) { return this.at_(key) >= 0 },
        at_(key) { return key === key ? this.names.indexOf(key) : this.names.findIndex((each) => each !== each) },
        delete(key) { const at = this.at_(key); if (at < 0) return false; this.names.splice(at, 1); this.values_.splice(at, 1); return true },
        clear() { this.names.length = this.values_.length = 0 },
        forEach(run, self) { for (let i = 0; i < this.names.length; i++) run.call(self, this.values_[i], this.names[i], this) },
        *keys() { for (let i = 0; i < this.names.length; i++) yield this.names[i] },
        *values() { for (let i = 0; i < this.names.length; i++) yield this.values_[i] },
        *entries() { for (let i = 0; i < this.names.length; i++) yield [this.names[i], this.values_[i]] },
      }
      for (const isMap of [true, false]) {
        const Old = make(isMap)
        Object.assign(Old.prototype, shared, {
          get(key) { return this.values_[this.at_(key)] },
          set(key, value) { const at = this.at_(key); if (at >= 0) this.values_[at] = value; else { this.names.push(key); this.values_.push(value) } return this },
          add(value) { return this.set(value, value) },
          [Symbol.iterator]() { return isMap ? this.entries() : this.values() },
        })
        Object.defineProperty(Old.prototype, 'size', { get() { return this.names.length } })
        window[isMap ? 'Map' : 'Set'] = Old
      }`,
  },
  {
    name: 'WeakMap of a polyfill that writes into its keys',
    script: `let count = 0
      window.WeakMap = class {
        name = '__weak_' + count++
        constructor(list = []) { for (const [key, value] of list) this.set(key, value) }
        get(key) { return key[this.name] && key[this.name][0] }
        has(key) { return Object.prototype.hasOwnProperty.call(key, this.name) }
        set(key, value) { Object.defineProperty(key, this.name, { value: [value], configurable: true }); return this }
        delete(key) { return delete key[this.name] }
      }`,
    stops: /The modal could not be loaded/,
  },
  {
    name: 'Map and Set by way of the page',
    script: wrap(
      ...['get', 'set', 'has', 'delete', 'forEach'].map((key) => `Map.prototype.${key}`),
      ...['add', 'has', 'delete', 'forEach'].map((key) => `Set.prototype.${key}`),
    ),
  },
  {
    name: 'Symbol.observable and Symbol.asyncIterator of the page',
    script: `if (!Symbol.observable) Object.defineProperty(Symbol, 'observable', { value: Symbol('observable') })`,
  },
]
