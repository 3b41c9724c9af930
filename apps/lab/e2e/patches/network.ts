import { type Patch, wrap } from './patch.ts'

/** The network. */
export const NETWORK: readonly Patch[] = [
  {
    name: 'fetch that is watched and clones each answer',
    script: `const own = fetch
      window.fetch = async function (...rest) { const answer = await own.apply(this, rest); answer.clone().text().catch(() => {}); return answer }`,
  },
  {
    name: 'fetch of an old polyfill, without signal and streams',
    script: `window.fetch = (address, options = {}) => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(options.method || 'GET', String(address && address.url || address))
      new Headers(options.headers || {}).forEach((value, name) => request.setRequestHeader(name, value))
      request.onload = () => {
        const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') || '' })
        resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, url: request.responseURL, headers,
          text: () => Promise.resolve(request.responseText), json: () => Promise.resolve(request.responseText).then(JSON.parse) })
      }
      request.onerror = () => reject(new TypeError('Network request failed'))
      request.send(options.body || null)
    })`,
  },
  {
    name: 'fetch that a blocker lets through to nobody',
    script: `window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))`,
  },
  {
    name: 'fetch that throws instead of rejecting',
    script: `window.fetch = () => { throw new Error('fetch is not allowed here') }`,
  },
  { name: 'fetch that never answers', script: `window.fetch = () => new Promise(() => {})` },
  { name: 'no fetch at all', script: `delete window.fetch; window.fetch = undefined` },
  {
    name: 'Headers, Request and Response of the page',
    script: `for (const name of ['Headers', 'Request', 'Response']) window[name] = class extends window[name] {}`,
  },
  {
    name: 'AbortController of the page',
    script: `window.AbortController = class extends AbortController {
      abort(reason) { return super.abort(reason) } }
      ${wrap('AbortSignal.prototype.throwIfAborted')}`,
  },
  {
    name: 'URL and URLSearchParams of the page',
    script: `window.URL = class extends URL {}; window.URLSearchParams = class extends URLSearchParams {}`,
  },
  {
    name: 'no BroadcastChannel',
    script: `delete window.BroadcastChannel`,
  },
  {
    name: 'postMessage by way of the page',
    script: `${wrap('window.postMessage')}
      if (window.BroadcastChannel) { const own = BroadcastChannel.prototype.postMessage; BroadcastChannel.prototype.postMessage = function (it) { return own.call(this, it) } }`,
  },
]
