/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Badge, Hint, List, ListRow, SendField, Stack, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useNames } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNames } from '../../messages/en/names.ts'
import type { ViewDefinition } from '../view-definition.ts'
import {
  NAME_ENDING,
  type NameRow,
  type RegisterNameModel,
  registerNameModel,
  registrationOf,
} from './register-account-name.model.ts'

/** The account gets a name. */
export const view: ViewDefinition<'RegisterAccountName'> = {
  loadModule: ({ names }) => names.load(),
  english: enNames,
  View: RegisterAccountNameView,
  title: (_params, { text }) => text.get('names.title'),
}

/** Longest name, without its ending. */
const MAX_LENGTH = 64

function RegisterAccountNameView(): ReactElement {
  const { text } = useModalContext()
  const names = useNames()
  const state = useSnapshot((snapshot) => snapshot.names)
  const isBegun = state?.account !== undefined
  useEffect(() => {
    if (!isBegun) names.begin()
  }, [names, isBegun])
  const model = registerNameModel(state, text)
  // Back from the wallet's approval the field has what is being registered.
  const [typed, setTyped] = useState(registrationOf(state).label)
  const enter = (value: string): void => {
    setTyped(value)
    names.enter(value)
  }
  return (
    <Stack gap={4} above={1}>
      <Stack gap={0}>
        <SendField
          label={text.get('names.field')}
          sendLabel={text.get('names.send')}
          ending={
            <span translate="no" css={endingStyles}>
              {NAME_ENDING}
            </span>
          }
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_LENGTH + NAME_ENDING.length}
          disabled={model.isOwned}
          isBusy={model.isBusy}
          hasArrow={model.canSubmit}
          error={model.error}
          data-testid="name-field"
          value={typed}
          onText={enter}
          onSend={names.submit}
        />
        {model.error === undefined && <Hint data-testid="name-hint">{model.hint}</Hint>}
      </Stack>
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      <Names model={model} onChoose={enter} onSubmit={names.submit} />
    </Stack>
  )
}

interface NamesProps {
  readonly model: RegisterNameModel
  onChoose(label: string): void
  onSubmit(): void
}

/** Draws the entered name, and similar ones if it is taken. */
function Names({ model: { rows }, onChoose, onSubmit }: NamesProps): ReactElement | null {
  const { text } = useModalContext()
  if (rows.length === 0) return null
  return (
    <List label={text.get('names.list')}>
      {rows.map((row, index) => (
        <ListRow
          key={row.label}
          label={
            <bdi dir="ltr" translate="no">
              {row.label + NAME_ENDING}
            </bdi>
          }
          isBusy={row.state === 'busy'}
          isBlocked={row.state === 'registered'}
          tag={<RowBadge state={row.state} />}
          data-testid={`name-${row.label}${NAME_ENDING}`}
          onClick={() => (index === 0 ? onSubmit() : onChoose(row.label))}
        />
      ))}
    </List>
  )
}

function RowBadge({ state }: Pick<NameRow, 'state'>): ReactElement {
  const { text } = useModalContext()
  return state === 'available' ? (
    <Badge tone="good">{text.get('names.available')}</Badge>
  ) : (
    <Badge>{text.get('names.registered')}</Badge>
  )
}

function endingStyles({ color, type }: Theme): CSSObject {
  return { ...type.field, color: color['text-3'], whiteSpace: 'nowrap' }
}
