import type { BrowserContext } from '@playwright/test'
import type { SandboxNode } from './node-of.ts'

/** The address of Porto's dialog, in a frame or in a window; the browser never asks its host. */
const DIALOG = 'https://id.porto.sh/**'

interface Input {
  readonly account: string
  readonly node: SandboxNode
}

/**
 * Serves a page in place of Porto's dialog, which speaks the library's protocol: it says that it is ready, gets
 * requests, and posts one answer for each.
 *
 * @returns The methods that reached the account, in order.
 */
export async function servePortoDialog(
  context: BrowserContext,
  { account, node }: Input,
): Promise<readonly string[]> {
  const methods: string[] = []
  const connected = {
    accounts: [{ address: account, capabilities: { admins: [], permissions: [] } }],
  }
  await context.exposeFunction('answerSite', async (method: string, params: readonly unknown[]) => {
    methods.push(method)
    return method === 'wallet_connect' ? connected : node.request(method, params)
  })
  await context.route(DIALOG, (route) =>
    route.fulfill({ contentType: 'text/html', body: dialogPage(node) }),
  )
  return methods
}

function dialogPage({ chainId }: SandboxNode): string {
  return `<!doctype html><title>Porto</title>
<button data-answer="yes">Approve</button> <button data-answer="no">Decline</button>
<script type="module">
const site = opener ?? parent
const post = (topic, payload) => site.postMessage({ id: crypto.randomUUID(), topic, payload }, '*')
const choice = new Promise((resolve) => {
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => resolve(button.dataset.answer)
})
async function answerTo({ id, method, params }) {
  const base = { id, jsonrpc: '2.0' }
  if ((await choice) === 'no') return { ...base, error: { code: 4001, message: 'The user rejected the request.' } }
  try {
    return { ...base, result: await window.answerSite(method, params ?? []) }
  } catch (error) {
    return { ...base, error: { code: -32603, message: String(error) } }
  }
}
addEventListener('message', async ({ source, data }) => {
  if (source !== site || data.topic !== 'rpc-requests') return
  for (const { request, status } of data.payload) {
    if (status === 'pending') post('rpc-response', { ...(await answerTo(request)), _request: request })
  }
})
post('ready', { chainIds: [${chainId}], methodPolicies: [], trustedHosts: [] })
</script>`
}
