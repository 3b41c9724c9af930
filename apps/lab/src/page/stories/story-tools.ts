import type { Latchkey } from '@latchkey/react'
import { createClient, custom, type Hex, parseEther } from 'viem'
import { getAddresses, getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { providerOf } from '../actions/provider-of.ts'

/** The wallet of the stories, a scripted one with keys of the local chains. */
const WALLET = 'Fjord'
const RECEIPT_POLL_MS = 200
const WALLET_TIMEOUT_MS = 15_000
const STEP_MS = 200
const STEPS = 75

/** The steps that lead into a story. */
export interface StoryTools {
  readonly latchkey: Latchkey
  /** Connects the wallet of the stories without the modal. */
  connect(): Promise<void>
  /** Sends coins to an address that never received any, and waits until they are in a block. */
  payOnce(to: Hex, ether: string): Promise<void>
  /** Repeats a step until the modal shows a view: a form takes it once it has read what it needs. */
  reach(view: string, step: () => Promise<void>): Promise<void>
}

/** Makes the steps for an instance. */
export function createStoryTools(latchkey: Latchkey): StoryTools {
  return {
    latchkey,
    async connect() {
      const { namespace, id } = await findWallet(latchkey)
      await latchkey.actions.connect.withWallet(namespace, id)
    },
    async payOnce(to, ether) {
      const client = createClient({
        transport: custom(providerOf(latchkey, 'eip155'), { retryCount: 0 }),
      })
      if ((await getBalance(client, { address: to })) > 0n) return
      const [account] = await getAddresses(client)
      if (account === undefined) throw new Error('The wallet shares no account.')
      const hash = await sendTransaction(client, {
        account,
        to,
        value: parseEther(ether),
        chain: null,
      })
      await waitForTransactionReceipt(client, { hash, pollingInterval: RECEIPT_POLL_MS })
    },
    async reach(view, step) {
      for (let count = 0; count < STEPS && shownView() !== view; count += 1) {
        await step()
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    },
  }
}

/** Waits until the instance lists the wallet, which announces itself. */
function findWallet(latchkey: Latchkey) {
  type Wallet = ReturnType<Latchkey['getWallets']>[number]
  const find = () => latchkey.getWallets().find(({ name }) => name === WALLET)
  return new Promise<Wallet>((resolve, reject) => {
    const found = find()
    if (found !== undefined) return resolve(found)
    const timer = setTimeout(() => {
      undo()
      reject(new Error(`${WALLET} did not announce itself.`))
    }, WALLET_TIMEOUT_MS)
    const undo = latchkey.watch(() => {
      const wallet = find()
      if (wallet === undefined) return
      clearTimeout(timer)
      undo()
      resolve(wallet)
    })
  })
}

/** The view as the modal names it in the page. Source: docs/api.md, section 9. */
function shownView(): string | undefined {
  const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
  return dialog?.dataset['view']
}
