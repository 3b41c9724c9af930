import { Button, Notice, Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSend } from '../../context/use-modules.ts'
import { AddressLine } from '../../partials/transfer-review/address-line.tsx'
import type { MovedModel } from './wallet-send.model.ts'

/** A name that has another address than when it was entered: both in full, and the choice. */
export function MovedName({ moved }: { readonly moved: MovedModel }): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  const { title, before, now } = moved
  return (
    <Stack gap={2} above={2}>
      <Notice tone="warn" role="alert" title={<bdi>{title}</bdi>} data-testid="send-moved">
        {text.get('send.moved.text')}
        <AddressLine label={text.get('send.moved.before')} address={before} />
        <AddressLine label={text.get('send.moved.now')} address={now} differsFrom={before} />
      </Notice>
      <Button
        tone="secondary"
        isWide
        data-testid="send-use-new"
        onClick={() => send.takeNewAddress()}
      >
        {text.get('send.moved.use')}
      </Button>
    </Stack>
  )
}
