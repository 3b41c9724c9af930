import type { PeerProposal } from '@latchkey/sandbox/peer'
import type { Prompt } from '@latchkey/sandbox/wallets'
import type { ReactElement } from 'react'
import { Panel } from '../../page/parts/panel.tsx'
import type { WalletDesk } from '../wallet-desk.ts'
import type { WalletView } from '../wallet-view.ts'

interface RequestPanelProps {
  readonly desk: WalletDesk
  readonly view: WalletView
}

/** The current request of a site, one at a time. */
export function RequestPanel({ desk, view }: RequestPanelProps): ReactElement {
  const { proposal, prompt } = view
  return (
    <div aria-live="polite">
      {proposal !== undefined && (
        <Panel title="Connect to this site?" note={proposal.site.url}>
          <RequestDetails proposal={proposal} />
          <AnswerButtons onAnswer={desk.answerProposal} />
        </Panel>
      )}
      {proposal === undefined && prompt !== undefined && (
        <Panel title="A site asks" note={prompt.method}>
          <pre className="asked" data-testid="asked">
            {readable(prompt)}
          </pre>
          <AnswerButtons onAnswer={desk.answerPrompt} />
        </Panel>
      )}
    </div>
  )
}

function RequestDetails({ proposal }: { readonly proposal: PeerProposal }): ReactElement {
  return (
    <dl className="facts">
      <div className="fact">
        <dt>Site</dt>
        <dd data-testid="asking-site">{proposal.site.name}</dd>
      </div>
      {Object.entries(proposal.wanted).map(([namespace, { chains, methods }]) => (
        <div className="fact" key={namespace}>
          <dt>{namespace}</dt>
          <dd>
            {chains.join(', ')} <small className="note">{methods.length} methods</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AnswerButtonsProps {
  readonly onAnswer: (answer: 'approve' | 'reject') => void
}

function AnswerButtons({ onAnswer }: AnswerButtonsProps): ReactElement {
  return (
    <div className="buttons answers">
      <button
        type="button"
        className="strong"
        data-testid="approve"
        onClick={() => onAnswer('approve')}
      >
        Approve
      </button>
      <button type="button" data-testid="reject" onClick={() => onAnswer('reject')}>
        Reject
      </button>
    </div>
  )
}

/** The request, with the readable text of a message. */
function readable({ method, params }: Prompt): string {
  const [first] = Array.isArray(params) ? params : []
  const isMessage = method === 'personal_sign' && typeof first === 'string'
  return isMessage ? fromHex(first) : JSON.stringify(params, null, 2)
}

function fromHex(text: string): string {
  const pairs = /^0x((?:[0-9a-f]{2})*)$/i.exec(text)?.[1]?.match(/../g)
  if (pairs === undefined || pairs === null) return text
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
}
