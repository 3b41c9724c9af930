import type { BrowserContext } from '@playwright/test'
import type { SandboxNode } from './node-of.ts'

/** The window in which visitors use their Base Account; the browser never asks its host. */
const POPUP = 'https://keys.coinbase.com/**'

/** The windows that Base Account's library opens. */
export interface BasePopups {
  /** Methods that reached the account, in order. */
  readonly methods: readonly string[]
  /** The name, preferences and address that the library gave of the website, one per window. */
  readonly introductions: readonly unknown[]
}

interface Input {
  readonly account: string
  readonly node: SandboxNode
}

/**
 * Serves a page in place of Base Account's, which speaks the library's protocol: messages between the windows, keys
 * by ECDH on P-256, requests and answers encrypted by AES-GCM.
 */
export async function serveBasePopups(
  context: BrowserContext,
  { account, node }: Input,
): Promise<BasePopups> {
  const methods: string[] = []
  const introductions: unknown[] = []
  const connected = { accounts: [{ address: account, capabilities: {} }] }

  await context.exposeFunction('introduceSite', (data: unknown) => introductions.push(data))
  await context.exposeFunction('answerSite', async (method: string, params: readonly unknown[]) => {
    methods.push(method)
    return method === 'wallet_connect' ? connected : node.request(method, params)
  })
  await context.route(POPUP, (route) =>
    route.fulfill({ contentType: 'text/html', body: popupPage(node) }),
  )
  return { methods, introductions }
}

function popupPage({ chainId, url }: SandboxNode): string {
  return `<!doctype html><title>Base Account</title>
<button data-answer="yes">Approve</button> <button data-answer="no">Decline</button>
<script type="module">
const site = new URLSearchParams(location.search).get('origin')
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const cipher = { name: 'AES-GCM', length: 256 }
const toHex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16))
const own = await storedKeys()
const sender = toHex(await crypto.subtle.exportKey('spki', own.publicKey))
const choice = new Promise((resolve) => {
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => resolve(button.dataset.answer)
})
const refused = { error: { code: 4001, message: 'User rejected the request' } }

// The keys of a connection outlive the window that made it.
async function storedKeys() {
  const stored = localStorage.getItem('keys')
  if (stored === null) {
    const made = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
    const both = [made.privateKey, made.publicKey].map((key) => crypto.subtle.exportKey('jwk', key))
    localStorage.setItem('keys', JSON.stringify(await Promise.all(both)))
    return made
  }
  const [privateKey, publicKey] = JSON.parse(stored)
  return {
    privateKey: await crypto.subtle.importKey('jwk', privateKey, curve, true, ['deriveKey']),
    publicKey: await crypto.subtle.importKey('jwk', publicKey, curve, true, []),
  }
}
async function secretWith(peer) {
  const key = await crypto.subtle.importKey('spki', fromHex(peer), curve, true, [])
  return crypto.subtle.deriveKey({ name: 'ECDH', public: key }, own.privateKey, cipher, false, ['encrypt', 'decrypt'])
}
async function open(secret, { iv, cipherText }) {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  return JSON.parse(new TextDecoder().decode(plain))
}
async function seal(secret, content) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, plain) }
}
function close() {
  opener.postMessage({ id: crypto.randomUUID(), event: 'PopupUnload' }, site)
  window.close()
}
async function resultOf({ method, params }) {
  if ((await choice) === 'no') return refused
  try {
    return { value: await window.answerSite(method, params ?? []) }
  } catch (error) {
    return { error: { code: -32603, message: String(error) } }
  }
}
addEventListener('message', async ({ origin, data }) => {
  if (origin !== site) return
  if (data.data) return window.introduceSite(data.data)
  const { id: requestId, sender: peer, content } = data
  if (!content) return
  const secret = await secretWith(peer)
  const isHandshake = content.handshake !== undefined
  const result = isHandshake ? { value: null } : await resultOf((await open(secret, content.encrypted)).action)
  const answer = { result, data: { chains: { [${chainId}]: '${url}' } } }
  const encrypted = await seal(secret, answer)
  const response = { id: crypto.randomUUID(), requestId, sender, content: { encrypted }, timestamp: new Date() }
  opener.postMessage(response, site)
  if (!isHandshake) setTimeout(close, 50)
})
opener.postMessage({ id: crypto.randomUUID(), event: 'PopupLoaded' }, site)
</script>`
}
