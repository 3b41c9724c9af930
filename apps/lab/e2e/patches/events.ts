import { type Patch, wrap } from './patch.ts'

/** Events, observers and timers. */
export const EVENTS: readonly Patch[] = [
  {
    name: 'listeners of a zone: each is wrapped, and found again when it is removed',
    script: `
      const { addEventListener, removeEventListener } = EventTarget.prototype
      const wrapped = new WeakMap()
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (listener == null) return
        let own = wrapped.get(listener)
        if (!own) wrapped.set(listener, own = function (event) { return typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event) })
        return addEventListener.call(this, type, own, options)
      }
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        return removeEventListener.call(this, type, (listener && wrapped.get(listener)) || listener, options)
      }`,
  },
  {
    name: 'listeners that are passive unless they say otherwise',
    script: `
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const given = typeof options === 'object' && options !== null ? options : { capture: Boolean(options) }
        return addEventListener.call(this, type, listener, { passive: /^(touch|wheel|scroll)/.test(type), ...given })
      }`,
  },
  {
    name: 'Event and CustomEvent of an old polyfill',
    script: `
      const old = (interface_) => {
        const Old = function (type, options = {}) {
          const event = document.createEvent(interface_ ? 'CustomEvent' : 'Event')
          if (interface_) event.initCustomEvent(type, Boolean(options.bubbles), Boolean(options.cancelable), options.detail)
          else event.initEvent(type, Boolean(options.bubbles), Boolean(options.cancelable))
          return event
        }
        Old.prototype = (interface_ ? CustomEvent : Event).prototype
        return Old
      }
      const [first, second] = [old(false), old(true)]
      window.Event = first; window.CustomEvent = second`,
  },
  {
    name: 'dispatchEvent by way of the page',
    script: wrap('EventTarget.prototype.dispatchEvent'),
  },
  {
    name: 'MutationObserver of the page, called late',
    script: `const Native = MutationObserver
      window.MutationObserver = class extends Native { constructor(run) { super((records, own) => void setTimeout(() => run(records, own))) } }`,
  },
  {
    name: 'no ResizeObserver, no IntersectionObserver, no MutationObserver',
    script: `for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) delete window[name]`,
  },
  {
    name: 'timers of a zone',
    script: `for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const own = window[name]
      window[name] = function (run, ...rest) { return own.call(window, function () { return run.apply(this, arguments) }, ...rest) }
    }`,
  },
  {
    name: 'frames by way of setTimeout',
    script: `window.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 16)
      window.cancelAnimationFrame = clearTimeout`,
  },
  {
    name: 'no idle callbacks',
    script: `delete window.requestIdleCallback; delete window.cancelIdleCallback`,
  },
  {
    name: 'matchMedia of an old polyfill, which listens to nobody',
    script: `window.matchMedia = (media) => ({ matches: false, media, addListener() {}, removeListener() {} })`,
  },
]
