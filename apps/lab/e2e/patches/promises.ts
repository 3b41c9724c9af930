import { type Patch, wrap } from './patch.ts'

/** Promises patched like by zones and old polyfills. */
export const PROMISES: readonly Patch[] = [
  {
    name: 'Promise of a zone, which is not the one of async functions',
    script: `
      const Native = Promise
      class ZonePromise {
        static resolve(value) { return value instanceof ZonePromise ? value : new ZonePromise((done) => done(value)) }
        static reject(cause) { return new ZonePromise((_, fail) => fail(cause)) }
        static all(list) { return new ZonePromise((done, fail) => Native.all([...list].map(native)).then(done, fail)) }
        static race(list) { return new ZonePromise((done, fail) => Native.race([...list].map(native)).then(done, fail)) }
        static any(list) { return new ZonePromise((done, fail) => Native.any([...list].map(native)).then(done, fail)) }
        static allSettled(list) { return new ZonePromise((done, fail) => Native.allSettled([...list].map(native)).then(done, fail)) }
        constructor(run) { this.own = new Native(run) }
        then(done, fail) { const next = this.own.then(done, fail); return new ZonePromise((a, b) => next.then(a, b)) }
        catch(fail) { return this.then(undefined, fail) }
        finally(last) { return this.then((value) => ZonePromise.resolve(last()).then(() => value), (cause) => ZonePromise.resolve(last()).then(() => { throw cause })) }
        get [Symbol.toStringTag]() { return 'Promise' }
      }
      const native = (each) => each instanceof ZonePromise ? each.own : each
      window.Promise = ZonePromise`,
  },
  {
    name: 'Promise of an old polyfill without finally, allSettled and any',
    script: `
      const Native = Promise
      function Old(run) { this.own = new Native(run) }
      Old.resolve = (value) => value instanceof Old ? value : new Old((done) => done(value))
      Old.reject = (cause) => new Old((_, fail) => fail(cause))
      Old.all = (list) => new Old((done, fail) => Native.all(list).then(done, fail))
      Old.race = (list) => new Old((done, fail) => Native.race(list).then(done, fail))
      Old.prototype.then = function (done, fail) { const next = this.own.then(done, fail); return new Old((a, b) => next.then(a, b)) }
      Old.prototype['catch'] = function (fail) { return this.then(undefined, fail) }
      window.Promise = Old`,
  },
  {
    name: 'Promise of the page that answers by setTimeout',
    script: `
      const { then } = Promise.prototype
      const later = (run) => run && ((value) => new Promise((done, fail) => setTimeout(() => { try { done(run(value)) } catch (cause) { fail(cause) } })))
      let isIn = false
      Promise.prototype.then = function (done, fail) {
        if (isIn) return then.call(this, done, fail)
        isIn = true
        try { return then.call(this, later(done), later(fail)) } finally { isIn = false }
      }`,
  },
  {
    name: 'then, catch and finally by way of the page',
    script: wrap('Promise.prototype.then', 'Promise.prototype.catch', 'Promise.prototype.finally'),
  },
  {
    name: 'queueMicrotask by way of setTimeout',
    script: `window.queueMicrotask = (run) => void setTimeout(run)`,
  },
]
