import { SANDBOX_DOLLAR, type Sandbox } from '@latchkey/sandbox'
import type { Page } from '@playwright/test'

const ANY_AMOUNT = 2n ** 256n - 1n

/** The spender and the amount of an approval that the website requests. */
export interface SentApproval {
  readonly spender: string
  /** In smallest units; default: any. */
  readonly amount?: bigint
}

/** The website asks the connected wallet for an approval of the sandbox's token. */
export async function sendApproval(
  page: Page,
  { spender, amount = ANY_AMOUNT }: SentApproval,
): Promise<void> {
  const data = `0x095ea7b3${word(spender.slice(2))}${word(amount.toString(16))}`
  await sendCall(page, { to: SANDBOX_DOLLAR.address, data })
}

/** The website asks the connected wallet for a call of a contract. */
export async function sendCall(
  page: Page,
  call: { readonly to: string; readonly data: string },
): Promise<void> {
  await page.evaluate(async (wanted) => {
    const provider = window.latchkey?.getProvider('eip155')
    const accounts = await provider?.request({ method: 'eth_accounts' })
    const from = Array.isArray(accounts) ? accounts[0] : undefined
    await provider?.request({ method: 'eth_sendTransaction', params: [{ from, ...wanted }] })
  }, call)
}

/** Reads the amount of the sandbox's token that the spender may take, from the chain. */
export async function allowance(
  { chains }: Sandbox,
  owner: string,
  spender: string,
): Promise<bigint> {
  const data = `0xdd62ed3e${word(owner.slice(2))}${word(spender.slice(2))}`
  const call = { to: SANDBOX_DOLLAR.address, data }
  return BigInt(String(await chains.get(1).request('eth_call', [call, 'latest'])))
}

/** A word of the contract ABI, without prefix. */
export function word(hex: string): string {
  return hex.toLowerCase().padStart(64, '0')
}
