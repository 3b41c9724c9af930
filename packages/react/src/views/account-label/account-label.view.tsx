import { Avatar, Button, Decision, Input, Pair, Stack, Text } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enLabel } from '../../messages/en/label.ts'
import { AccountHead } from '../../partials/account-head.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { accountLabelModel } from './account-label.model.ts'

/** The ids for tests. */
const IDS = {
  nameTestId: 'label-name',
  addressTestId: 'label-address',
  copyTestId: 'label-copy',
} as const

/** The visitor's own name for an account. */
export const view: ViewDefinition<'AccountLabel'> = {
  english: enLabel,
  View: AccountLabelView,
  title: (_params, { text }) => text.get('label.title'),
}

/** Longest label, in characters, as the core cuts it. */
const MAX_LENGTH = 40

/** The account, and the field for its label. */
function AccountLabelView({ params }: ViewProps<'AccountLabel'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(
    ({ accounts, inactive, identities, labels, options, ownLabels }) => ({
      accounts,
      inactive,
      identities,
      labels,
      options,
      ownLabels,
    }),
  )
  const model = accountLabelModel(snapshot, params.account, { actions: core.actions, text })
  const [typed, setTyped] = useState(model.saved)
  const label = typed.trim()
  const isMissing = label === '' && model.saved === ''
  const hintId = useId()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (!isMissing) model.save(label)
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={4} above={1}>
        <AccountHead
          picture={<Avatar address={model.address} src={model.avatar} size={5.6} />}
          name={model.otherName}
          address={model.address}
          shortAddress={model.shortAddress}
          copyLabel={model.copyLabel}
          copy={model.copy}
          ids={IDS}
        />
        <Stack gap={2}>
          <Input
            label={text.get('label.field')}
            placeholder={model.otherName ?? model.shortAddress}
            hintId={hintId}
            maxLength={MAX_LENGTH}
            data-testid="label-field"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Text id={hintId} variant="small">
            {text.get('label.hint')}
          </Text>
        </Stack>
        <Decision>
          <Pair>
            {model.remove && (
              <Button data-testid="label-remove" onClick={model.remove}>
                {text.get('label.remove')}
              </Button>
            )}
            <Button type="submit" tone="primary" isBlocked={isMissing} data-testid="label-save">
              {text.get(isMissing ? 'label.missing' : 'label.save')}
            </Button>
          </Pair>
        </Decision>
      </Stack>
    </form>
  )
}
