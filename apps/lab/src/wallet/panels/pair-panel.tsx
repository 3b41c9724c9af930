import { type FormEvent, type ReactElement, useState } from 'react'
import { Field } from '../../page/parts/field.tsx'
import { Panel } from '../../page/parts/panel.tsx'
import type { WalletDesk } from '../wallet-desk.ts'
import type { WalletView } from '../wallet-view.ts'

interface PairPanelProps {
  readonly desk: WalletDesk
  readonly view: WalletView
}

/** The field into which the owner pastes the link that a phone would scan. */
export function PairPanel({ desk, view }: PairPanelProps): ReactElement {
  const [uri, setUri] = useState('')
  const isBusy = view.isPairing || view.status === 'starting'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    desk.pair(uri.trim())
    setUri('')
  }
  return (
    <Panel
      title="Connect to a site"
      note="Copy the link below a QR code and paste it here; on a phone, the camera would have read it."
    >
      <form onSubmit={submit}>
        <Field label="Link">
          {(control) => (
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              placeholder="wc:…"
              value={uri}
              data-testid="uri"
              onChange={(event) => setUri(event.target.value)}
            />
          )}
        </Field>
        <div className="buttons answers">
          <button
            type="submit"
            className="strong"
            disabled={isBusy || !uri.trim().startsWith('wc:')}
            data-testid="pair"
          >
            {isBusy ? 'One moment …' : 'Connect'}
          </button>
        </div>
      </form>
    </Panel>
  )
}
