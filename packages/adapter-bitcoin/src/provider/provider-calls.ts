import { storeOfSite } from '@latchkey/core/adapter'
import { accountOn, addressOf, LatchkeyError, lazy } from '@latchkey/core/contract'
import { requireShared } from '../methods/require-reviewed.ts'
import { signMessage } from '../methods/sign-message.ts'
import { signPsbt } from '../methods/sign-psbt.ts'
import type { Handle, MethodDeps } from '../session-store.ts'
import type { BitcoinProvider, SendTransferParams } from './stable-provider.ts'

/** Creates the methods of the provider for one session. */
export function createProviderCalls(all: MethodDeps, handle: Handle): BitcoinProvider {
  const deps = { ...all, store: storeOfSite(all.store) }
  const { session } = handle
  const transfers = lazy(() => import('../transfers/send-transfer.ts'))
  return {
    async getAccountAddresses() {
      return session.accounts.map((account) => {
        const address = addressOf(account)
        const { type = 'payment', publicKey, path } = session.facts?.[address] ?? {}
        return { address, publicKey, path, purpose: type }
      })
    },
    signMessage: ({ message: text, address, protocol }) =>
      signMessage(handle, { address, text, protocol }, noAbort()),
    async signPSBT({ psbt, signInputs: inputs, broadcast: isBroadcast = false }) {
      const signal = noAbort()
      const signer = {
        handle,
        esplora: () => deps.esplora(session.networkId),
        async review() {
          const addresses = inputs.map(({ address }) => address)
          const waiting = { clock: deps.host().clock, signal }
          if (isBroadcast) await requireShared(handle, addresses, waiting)
        },
      }
      const signed = await signPsbt(signer, { psbt, inputs, isBroadcast }, signal)
      const account = session.accounts.find((each) => addressOf(each) === inputs[0]?.address)
      if (isBroadcast && signed.txid !== undefined && account !== undefined) {
        deps.store.sent(session.id, { id: signed.txid, account })
      }
      return signed
    },
    async sendTransfer(params) {
      const { sendTransfer } = await transfers.load()
      return sendTransfer(deps, toRequest(handle, params), noAbort())
    },
  }
}

function toRequest(
  { session }: Handle,
  { account, recipient, amount, ...extras }: SendTransferParams,
): Parameters<typeof import('../transfers/send-transfer.ts').sendTransfer>[1] {
  const [active] = session.accounts
  const from = account === undefined ? active : accountOn(session.networkId, account)
  if (from === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  return { sessionId: session.id, from, to: recipient, amount: readSatoshis(amount), ...extras }
}

/** Satoshis are integers. Source: docs/security.md, S27. */
function readSatoshis(amount: SendTransferParams['amount']): bigint {
  const text = String(amount)
  if (!/^\d{1,16}$/.test(text)) throw new LatchkeyError('amount.invalid', {})
  return BigInt(text)
}

/** Calls of a website have no time limit. */
function noAbort(): AbortSignal {
  return new AbortController().signal
}
