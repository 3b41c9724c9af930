import type { Page } from '@playwright/test'

/** The address from which Safe shows its apps; the browser never asks it. */
const SAFE_URL = 'https://app.safe.global/apps/open'

/** A page around the site that answers as Safe does. */
export interface SafeHost {
  /** Methods that the site asked for, in order. */
  readonly methods: readonly string[]
  /** Lets the owners carry out what was proposed. */
  execute(): void
}

interface Input {
  /** The page of the website. */
  readonly site: string
  /** Default: Safe's own. Another page speaks the same protocol. */
  readonly url?: string
  readonly account: string
  readonly chainId: number
  /** Sends one request to the chain, whose node has the account's key. */
  rpc(method: string, params: readonly unknown[]): Promise<unknown>
}

/** A proposal has an id that is no hash of a transaction. */
const PROPOSAL = `0x${'5afe'.repeat(16)}`

/** Opens a page that shows the site in a frame, as Safe shows its apps. */
export async function openSafeHost(page: Page, input: Input): Promise<SafeHost> {
  const { site, url = SAFE_URL, account, chainId, rpc } = input
  const methods: string[] = []
  let execute = (): void => {}
  const executed = new Promise<void>((resolve) => {
    execute = resolve
  })
  let hash: unknown
  let proposed: unknown

  async function carryOut(): Promise<void> {
    await executed
    hash ??= await rpc('eth_sendTransaction', [proposed])
  }

  const answers: Readonly<Record<string, (params: Record<string, unknown>) => unknown>> = {
    getSafeInfo: () => ({
      safeAddress: account,
      chainId,
      threshold: 2,
      owners: [],
      isReadOnly: false,
    }),
    rpcCall: ({ call, params }) => rpc(String(call), Array.isArray(params) ? params : []),
    signMessage: async ({ message }) => {
      const hex = `0x${Buffer.from(String(message)).toString('hex')}`
      return { messageHash: PROPOSAL, signature: await rpc('personal_sign', [hex, account]) }
    },
    sendTransactions({ txs }) {
      const [{ to, value, data }] = Array.isArray(txs) ? txs : []
      proposed = { from: account, to, value: `0x${BigInt(value).toString(16)}`, data }
      void carryOut()
      return { safeTxHash: PROPOSAL }
    },
    getTxBySafeTxHash: () => ({
      txStatus: hash === undefined ? 'AWAITING_CONFIRMATIONS' : 'SUCCESS',
      txHash: hash ?? null,
    }),
  }

  await page.exposeFunction('answerSite', async (method: string, params: unknown) => {
    methods.push(method)
    return answers[method]?.(Object(params))
  })
  // The site is on this machine, which a page of the web may not frame without being allowed to.
  await page.context().grantPermissions(['local-network-access'], { origin: new URL(url).origin })
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage(site) }),
  )
  await page.goto(url)
  return { methods, execute: () => execute() }
}

/** Answers only the frame, and only on the site's origin, as Safe does. */
function hostPage(site: string): string {
  return `<!doctype html><title>Safe</title>
<iframe name="site" src="${site}" width="1100" height="820"></iframe>
<script>
  const frame = document.querySelector('iframe')
  const origin = new URL(frame.src).origin
  addEventListener('message', async ({ source, data, origin: from }) => {
    if (source !== frame.contentWindow || from !== origin || !data.method) return
    const answer = { id: data.id, version: '9.1.0', success: true }
    try {
      answer.data = await window.answerSite(data.method, data.params)
    } catch (error) {
      Object.assign(answer, { success: false, error: String(error) })
    }
    source.postMessage(answer, origin)
  })
</script>`
}
