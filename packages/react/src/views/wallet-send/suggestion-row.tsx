import { Avatar, PlainRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useActions } from '../../context/use-actions.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { SuggestionModel } from './wallet-send.model.ts'

/** Draws an account that the visitor may want to pay. The review shows the full address. */
export function SuggestionRow({
  suggestion: { address, detail },
}: {
  readonly suggestion: SuggestionModel
}): ReactElement {
  const actions = useActions()
  return (
    <PlainRow
      label={<ShortAddress address={address} />}
      detail={detail}
      picture={<Avatar address={address} size={3.2} />}
      data-testid={`send-suggestion-${address}`}
      onClick={() => actions.send.enterRecipient(address)}
    />
  )
}
