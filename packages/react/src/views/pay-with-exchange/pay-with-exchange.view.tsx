import {
  brokenIllustration,
  Chip,
  externalIcon,
  globeIcon,
  Icon,
  Image,
  List,
  ListRow,
  Scene,
  Skeleton,
  Stack,
  swapVerticalIcon,
  Text,
  TextButton,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { usePay } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAmount } from '../../messages/en/amount.ts'
import { enDeposit } from '../../messages/en/deposit.ts'
import { enPay } from '../../messages/en/pay.ts'
import { AmountPanel } from '../../partials/amount-panel.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type DepositForm, type DepositModel, depositModel } from './pay-with-exchange.model.ts'

/** How much of what comes from an exchange to the active account. */
export const view: ViewDefinition<'PayWithExchange'> = {
  loadModule: ({ pay }) => pay.load(),
  english: { ...enPay, ...enDeposit, ...enAmount },
  View: DepositView,
  title: (_params, { text }) => text.get('deposit.title'),
}

function DepositView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const pay = usePay()
  const snapshot = useSnapshot(({ pay, accounts, network, portfolio }) => ({
    pay,
    accounts,
    network,
    portfolio,
  }))
  const [form, setForm] = useState<DepositForm>({
    token: undefined,
    amount: '',
    isInTokens: false,
  })
  const model = depositModel(snapshot, form, text)
  const asset = model?.asset
  // Accounts of external wallets show no tokens before.
  useEffect(() => actions.portfolio.follow(), [actions])
  // The exchanges of one token are not those of another.
  useEffect(() => {
    if (asset !== undefined) void pay.look(asset)
  }, [pay, asset])
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('pay.exchanges.none')}
        data-testid="deposit-unsupported"
      />
    )
  }
  return (
    <Stack gap={4} above={1}>
      <Tokens model={model} choose={(token) => setForm({ ...form, token })} />
      <Amount
        model={model}
        form={form}
        enter={(amount) => setForm({ ...form, amount })}
        // An amount in one unit is none in the other.
        turn={() => setForm({ ...form, amount: '', isInTokens: !form.isInTokens })}
      />
      <Choice model={model} />
    </Stack>
  )
}

interface ModelProps {
  readonly model: DepositModel
}

function Tokens({
  model,
  choose,
}: ModelProps & { choose(token: string | undefined): void }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack
      role="group"
      aria-label={text.get('deposit.token')}
      direction="row"
      gap={2}
      style={WRAPPED}
    >
      {model.tokens.map(({ token, isChosen }) => (
        <Chip
          key={token.address ?? 'coin'}
          isSelected={isChosen}
          picture={<Image src={token.iconUrl} size={2} shape="round" fallback={globeIcon} />}
          data-testid={`deposit-token-${token.address ?? 'coin'}`}
          onClick={() => choose(token.address)}
        >
          {token.symbol}
        </Chip>
      ))}
    </Stack>
  )
}

interface AmountProps extends ModelProps {
  readonly form: DepositForm
  enter(amount: string): void
  /** Changes the unit. */
  turn(): void
}

function Amount({ model, form, enter, turn }: AmountProps): ReactElement {
  const { text } = useModalContext()
  return (
    <AmountPanel
      label={text.get('deposit.amount')}
      field={{
        amountText: form.amount,
        error: model.amountError,
        testId: 'deposit-amount',
        enter,
      }}
      token={
        <Text as="span" variant="row" isTruncated style={SYMBOL}>
          <bdi>{model.unit}</bdi>
        </Text>
      }
      gap={2}
    >
      {model.other && (
        <div>
          <TextButton
            aria-label={`${model.other.text}. ${text.get('deposit.inUnit', { unit: model.other.unit })}`}
            data-testid="deposit-unit"
            onClick={turn}
          >
            <bdi>{model.other.text}</bdi> <Icon shape={swapVerticalIcon} size="s" />
          </TextButton>
        </div>
      )}
      {model.presets.length > 0 && (
        <Stack role="group" aria-label={text.get('deposit.amounts')} direction="row" gap={2}>
          {model.presets.map(({ amount, label }) => (
            <Chip
              key={amount}
              data-testid={`deposit-preset-${amount}`}
              onClick={() => enter(amount)}
            >
              {label}
            </Chip>
          ))}
        </Stack>
      )}
    </AmountPanel>
  )
}

function Choice({ model }: ModelProps): ReactElement {
  const { text } = useModalContext()
  const pay = usePay()
  const { exchanges, token, amount } = model
  if (exchanges === undefined) return <Skeleton width="full" height={5.2} />
  if (exchanges.length === 0) {
    return (
      <Text variant="small" align="center" data-testid="deposit-none">
        {model.none}
      </Text>
    )
  }
  return (
    <Stack gap={2}>
      <Text variant="small">{text.get('deposit.from')}</Text>
      <List label={text.get('pay.exchanges')}>
        {exchanges.map((exchange) => (
          <ListRow
            key={exchange.id}
            label={exchange.name}
            isBlocked={amount === undefined}
            picture={<Image src={exchange.imageUrl} size={3.2} fallback={globeIcon} />}
            tag={<Icon shape={externalIcon} size="s" />}
            data-testid={`deposit-exchange-${exchange.id}`}
            // In the task of the press: the browser opens its window only there.
            onClick={() => {
              if (amount !== undefined) pay.deposit({ exchange, token, amount })
            }}
          />
        ))}
      </List>
    </Stack>
  )
}

const WRAPPED = { flexWrap: 'wrap' } as const
/** The amount beside it gets smaller first. */
const SYMBOL = { flexShrink: 0, maxWidth: '50%' } as const
