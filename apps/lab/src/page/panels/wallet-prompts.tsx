import type { ReactElement } from 'react'
import type { PageWallet } from '../wallets/page-wallet.ts'

interface WalletPromptsProps {
  readonly wallet: Pick<PageWallet, 'prompts' | 'decide'>
  readonly touch: () => void
}

/** Shows the wallet's prompts to its owner, oldest first; only the oldest can be answered. */
export function WalletPrompts({ wallet, touch }: WalletPromptsProps): ReactElement | null {
  const [oldest, ...others] = wallet.prompts()
  if (oldest === undefined) return null
  const decide = (decision: 'approve' | 'reject') => () => {
    wallet.decide(decision).then(touch, touch)
  }
  return (
    <div className="prompt" role="status">
      <p>
        This site asks for <b className="mono">{oldest.method}</b>
        {others.length > 0 && ` (and ${others.length} more)`}
      </p>
      <div className="buttons small">
        <button type="button" className="strong" onClick={decide('approve')}>
          Approve
        </button>
        <button type="button" onClick={decide('reject')}>
          Reject
        </button>
      </div>
    </div>
  )
}
