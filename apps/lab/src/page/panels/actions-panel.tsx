import { type Latchkey, useLatchkey, useLatchkeyAccount, useLatchkeyNetwork } from '@latchkey/react'
import { type ReactElement, useState } from 'react'
import { sendBitcoin, signBitcoinText } from '../actions/bitcoin-actions.ts'
import { getSats, getSol } from '../actions/coin-desk.ts'
import {
  getCoins,
  readCapabilities,
  sendBatch,
  sendCoins,
  signOrder,
  signText,
} from '../actions/lab-actions.ts'
import type { Outcome } from '../actions/outcome.ts'
import { sendSolana, signSolanaText } from '../actions/solana-actions.ts'
import { type LabActions, useActions } from '../actions/use-actions.ts'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { Panel } from '../parts/panel.tsx'
import { OutcomeView } from './outcome-view.tsx'
import { SwitchForm } from './switch-form.tsx'

/** Shows the actions of a site on a connected wallet, and their outcome. */
export function ActionsPanel(): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' })
  const { request, requestActive, run } = useActions(setOutcome)
  const { isConnected } = useLatchkeyAccount()
  const { open } = useLatchkey()
  const payment = readPayment(useLabState().configuration.pay)
  const wallet = useWalletButtons({ request, requestActive })
  const modal = [
    { id: 'open', label: 'Open modal', act: () => open() },
    { id: 'open-networks', label: 'Open networks', act: () => open({ view: 'Networks' }) },
    {
      id: 'pay',
      label: 'Pay',
      act: () => run('Pay', (latchkey) => latchkey.openPay(payment)),
    },
    {
      id: 'disconnect',
      label: 'Disconnect',
      act: () => run('Disconnect', (latchkey) => latchkey.disconnect()),
    },
  ]
  return (
    <Panel
      title="Try it"
      note={isConnected ? 'Asks the connected wallet.' : 'Without a wallet these say so.'}
    >
      <div className="buttons">
        {[...wallet, ...modal].map(({ id, label, act }) => (
          <button key={id} type="button" data-testid={`lab-${id}`} onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <SwitchForm request={request} run={run} />
      <OutcomeView outcome={outcome} />
    </Panel>
  )
}

/** Parses the switch, unchecked: the product checks it. Without it, a little of the coin. */
function readPayment(text: string): Parameters<Latchkey['openPay']>[0] {
  return text === '' ? USUAL_PAYMENT : JSON.parse(text)
}

/** To the last of the sandbox's accounts. */
const USUAL_PAYMENT = {
  recipient: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  asset: 'eip155:1/slip44:60',
  amount: '0.1',
}

/** Actions for the wallet of the active namespace. */
function useWalletButtons({
  request,
  requestActive,
}: Pick<LabActions, 'request' | 'requestActive'>) {
  const { addresses } = useLab()
  const { network } = useLatchkeyNetwork()
  const [solanaNode = addresses.solana] = network?.rpcUrls ?? []
  return [
    {
      id: 'sign-message',
      label: 'Sign message',
      act: () =>
        requestActive('Sign message', {
          eip155: signText,
          solana: signSolanaText,
          bip122: signBitcoinText,
        }),
    },
    {
      id: 'sign-typed-data',
      label: 'Sign typed data',
      act: () => request('Sign typed data', signOrder),
    },
    {
      id: 'send-transaction',
      label: 'Send 0.001',
      act: () =>
        requestActive('Send', {
          eip155: sendCoins,
          solana: sendSolana(solanaNode),
          bip122: sendBitcoin(addresses.bitcoin),
        }),
    },
    { id: 'send-calls', label: 'Send batch', act: () => request('Send batch', sendBatch) },
    {
      id: 'capabilities',
      label: 'Capabilities',
      act: () => request('Capabilities', readCapabilities),
    },
    {
      id: 'get-coins',
      label: 'Get coins',
      act: () =>
        requestActive('Get coins', {
          eip155: getCoins(addresses.nodes),
          solana: getSol(addresses.control),
          bip122: getSats(addresses.control),
        }),
    },
  ]
}
