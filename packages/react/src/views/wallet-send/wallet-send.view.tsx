import {
  arrowDownIcon,
  Button,
  brokenIllustration,
  Decision,
  Joint,
  List,
  Scene,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSend } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAmount } from '../../messages/en/amount.ts'
import { enSend } from '../../messages/en/send.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { RecipientPanel } from './recipient-panel.tsx'
import { SendAmount } from './send-amount.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { type SendModel, sendModel } from './wallet-send.model.ts'

/** Send: how much of what, and to whom. */
export const view: ViewDefinition<'WalletSend'> = {
  loadModule: ({ send }) => send.load(),
  english: { ...enSend, ...enAmount },
  View: WalletSendView,
  title: (_params, { text }) => text.get('send.title'),
}

function WalletSendView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const send = useSend()
  const snapshot = useSnapshot((all) => ({
    send: all.send,
    accounts: all.accounts,
    inactive: all.inactive,
    network: all.network,
    balances: all.balances,
    portfolio: all.portfolio,
    activity: all.activity,
    options: all.options,
    pendingTransactions: all.pendingTransactions,
  }))
  const model = sendModel(snapshot, text)
  const isBegun = snapshot.send?.account !== undefined
  // The history has the recipients of earlier payments.
  useEffect(() => actions.activity.follow(), [actions])
  useEffect(() => {
    if (!isBegun) send.begin()
  }, [send, isBegun])
  const { activeNamespace } = snapshot.network
  const canSend = snapshot.options.sendNamespaces.includes(activeNamespace)
  if (!canSend || activeAccountOf(snapshot) === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('send.unsupported')}
        data-testid="send-unsupported"
      />
    )
  }
  return model === undefined ? <Loading /> : <Form model={model} />
}

/** As high as the form, which is there a moment later. */
function Loading(): ReactElement {
  return (
    <Stack gap={2} aria-busy="true">
      <Skeleton width="full" height={11} />
      <Skeleton width="full" height={9} />
    </Stack>
  )
}

function Form({ model }: { readonly model: SendModel }): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  return (
    <Stack gap={4} above={1}>
      <Stack gap={0}>
        <SendAmount model={model} />
        <Joint icon={arrowDownIcon} />
        <RecipientPanel model={model} />
      </Stack>
      {model.suggestions.length > 0 && (
        <List label={text.get('send.suggestions')}>
          {model.suggestions.map((suggestion) => (
            <SuggestionRow key={suggestion.address} suggestion={suggestion} />
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      <Decision>
        <Button
          tone="primary"
          isWide
          isBusy={model.isPreparing}
          isBlocked={!model.canReview}
          data-testid="send-review"
          onClick={() => send.review()}
        >
          {model.button}
        </Button>
      </Decision>
    </Stack>
  )
}
