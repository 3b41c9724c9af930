/** @jsxImportSource @emotion/react */
import { offersOnramp } from '@latchkey/core/views'
import {
  Button,
  brokenIllustration,
  Decision,
  Hint,
  Image,
  List,
  ListRow,
  Notice,
  retryIcon,
  Scene,
  Skeleton,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAmount } from '../../messages/en/amount.ts'
import { enBuy } from '../../messages/en/buy.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { BuyLegal } from './buy-legal.tsx'
import { Hints } from './hints.tsx'
import { type BuyModel, buyModel } from './on-ramp-providers.model.ts'
import { GetLine, PayPanel } from './pay-panel.tsx'
import { Quotes } from './quotes.tsx'

/** Buy: how much money, for what, at whom. */
export const view: ViewDefinition<'OnRampProviders'> = {
  loadModule: ({ onramp }) => onramp.load(),
  english: { ...enBuy, ...enAmount },
  View: OnRampProvidersView,
  title: (_params, { text }) => text.get('buy.title'),
}

function OnRampProvidersView(): ReactElement {
  const { text } = useModalContext()
  const onramp = useOnramp()
  const snapshot = useSnapshot(({ onramp, accounts, network, options, portfolio }) => ({
    onramp,
    accounts,
    network,
    options,
    portfolio,
  }))
  const isOffered = offersOnramp(snapshot)
  const isBegun = snapshot.onramp?.account !== undefined
  useEffect(() => {
    if (isOffered && !isBegun) onramp.begin()
  }, [onramp, isOffered, isBegun])
  if (!isOffered) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('buy.unsupported')}
        data-testid="buy-unsupported"
      />
    )
  }
  const model = buyModel(snapshot, text)
  return model === undefined ? <Loading /> : <Form model={model} />
}

/** As high as the form, which is there a moment later. */
function Loading(): ReactElement {
  return (
    <Stack gap={3} aria-busy="true">
      <Skeleton width="full" height={11} />
      <Skeleton width="full" height={11} />
    </Stack>
  )
}

interface FormProps {
  readonly model: BuyModel
}

function Form({ model }: FormProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  return (
    <Stack gap={3} above={1}>
      <Orders model={model} />
      {model.hasFailed && <FailedNote />}
      <PayPanel model={model} />
      <GetLine model={model} />
      <WhatIsMissing model={model} />
      <Quotes model={model} />
      {!model.hasFailed && <Hints model={model} />}
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      <Stack align="center" gap={1}>
        <TextButton data-testid="buy-how" onClick={() => actions.router.push('WhatIsABuy', {})}>
          {text.get('buy.how')}
        </TextButton>
        <BuyLegal />
      </Stack>
      {model.hasFailed && <Retry />}
    </Stack>
  )
}

/** Draws the visitor's earlier orders whose outcome is unknown. */
function Orders({ model: { orders } }: FormProps): ReactElement | null {
  const { text } = useModalContext()
  const actions = useActions()
  if (orders.length === 0) return null
  return (
    <List label={text.get('buy.orders')} data-testid="buy-orders">
      {orders.map(({ id, seller, image, detail }) => (
        <ListRow
          key={id}
          label={seller}
          detail={<span css={{ whiteSpace: 'normal' }}>{detail}</span>}
          picture={<Image src={image} size={3.2} />}
          hasChevron
          data-testid="buy-order"
          onClick={() => actions.router.push('BuyInProgress', { orderId: id })}
        />
      ))}
    </List>
  )
}

function WhatIsMissing({ model: { hint, isOnWrongNetwork } }: FormProps): ReactElement | null {
  const { text } = useModalContext()
  const actions = useActions()
  const canSwitchNetwork = useSnapshot(({ options }) => options.canSwitchNetwork)
  if (hint === undefined) return null
  if (!isOnWrongNetwork) return <Hint data-testid="buy-missing">{hint}</Hint>
  return (
    <Stack gap={1} align="center" data-testid="buy-missing">
      <Text align="center">{hint}</Text>
      {canSwitchNetwork && (
        <TextButton data-testid="buy-networks" onClick={() => actions.router.push('Networks', {})}>
          {text.get('networks.title')}
        </TextButton>
      )}
    </Stack>
  )
}

/** Says why no row has a price. */
function FailedNote(): ReactElement {
  const { text } = useModalContext()
  return (
    <Notice tone="warn" role="alert" title={text.get('buy.failed.title')} data-testid="buy-failed">
      {text.get('buy.failed.text')}
    </Notice>
  )
}

function Retry(): ReactElement {
  const { text } = useModalContext()
  const onramp = useOnramp()
  return (
    <Decision>
      <Button isWide icon={retryIcon} data-testid="buy-retry" onClick={() => onramp.retry()}>
        {text.get('retry')}
      </Button>
    </Decision>
  )
}
