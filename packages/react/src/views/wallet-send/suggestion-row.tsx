import { Avatar, PlainRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useSend } from '../../context/use-modules.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { SuggestionModel } from './wallet-send.model.ts'

/** Draws an account that the visitor may want to pay. The review shows the full address. */
export function SuggestionRow({
  suggestion: { address, detail },
}: {
  readonly suggestion: SuggestionModel
}): ReactElement {
  const send = useSend()
  return (
    <PlainRow
      label={<ShortAddress address={address} />}
      detail={detail}
      picture={<Avatar address={address} size={3.2} />}
      data-testid={`send-suggestion-${address}`}
      onClick={() => send.enterRecipient(address)}
    />
  )
}
