/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Button,
  brokenIllustration,
  Checkbox,
  Decision,
  Detail,
  DetailList,
  Divider,
  globeIcon,
  Image,
  Leg,
  Notice,
  PictureBadge,
  Scene,
  Skeleton,
  Stack,
  Text,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { usePay } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enPay } from '../../messages/en/pay.ts'
import { enPropose } from '../../messages/en/propose.ts'
import { enReview } from '../../messages/en/review.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import { Forecast } from '../../partials/transfer-review/forecast.tsx'
import { Recipient } from '../../partials/transfer-review/recipient.tsx'
import { TransferWarnings } from '../../partials/transfer-review/transfer-warnings.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { Exchanges } from './exchanges.tsx'
import { type PayModel, payModel } from './pay.model.ts'

/** The payment that a website requests, and the ways to pay it. */
export const view: ViewDefinition<'Pay'> = {
  loadModule: ({ pay }) => pay.load(),
  english: { ...enPay, ...enReview, ...enPropose },
  View: PayView,
  title: (_params, { text }) => text.get('pay.title'),
}

function PayView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const pay = usePay()
  const [isSwitching, setSwitching] = useState(false)
  const snapshot = useSnapshot((state) => ({
    pay: state.pay,
    accounts: state.accounts,
    network: state.network,
    balances: state.balances,
    portfolio: state.portfolio,
    options: state.options,
    wallets: state.wallets,
  }))
  const { current } = snapshot.pay ?? {}
  if (current?.step === 'refused') {
    const title = text.get('pay.refused')
    const line = text.failure(current.error)
    return <Nothing title={title} line={line} data-testid="pay-refused" />
  }
  if (current?.step === 'reading') return <Reading />
  const tools = { actions, pay, text, isSwitching, setSwitching }
  const model = payModel(snapshot, tools)
  if (model === undefined) return <Nothing title={text.get('pay.gone')} data-testid="pay-gone" />
  return <Payment model={model} />
}

interface NothingProps {
  readonly title: string
  readonly line?: string
  readonly 'data-testid': string
}

function Nothing({ title, line, ...rest }: NothingProps): ReactElement {
  return (
    <Scene illustration={brokenIllustration} title={title} {...rest}>
      {line}
    </Scene>
  )
}

/** As high as a payment, which is there a moment later. */
function Reading(): ReactElement {
  return (
    <Stack gap={3} aria-busy="true" data-testid="pay-reading">
      <Skeleton width="full" height={4} />
      <Skeleton width="full" height={5} />
      <Skeleton width="full" height={6} />
      <Skeleton width="full" height={4.4} />
    </Stack>
  )
}

interface PaymentProps {
  readonly model: PayModel
}

function Payment({ model }: PaymentProps): ReactElement {
  const { text } = useModalContext()
  const { network, transfer, problem } = model
  return (
    <Stack gap={4}>
      {transfer && <TransferWarnings transfer={transfer} />}
      <div>
        <div css={siteStyles} data-testid="pay-site">
          <Image src={model.site.icon} size={4} fallback={globeIcon} />
          <div css={{ minWidth: 0 }}>
            <Text as="div" variant="row" css={{ fontWeight: 600 }}>
              <bdi translate="no">{model.site.name}</bdi>
            </Text>
            <Text as="div" variant="small">
              {text.get('pay.asks')}
            </Text>
          </div>
        </div>
        <Leg
          label={text.get('pay.you')}
          picture={
            <Image src={model.image} size={4} shape="round" fallback={globeIcon}>
              <PictureBadge>
                <Image src={network.image} size={1.6} shape="round" fallback={globeIcon} />
              </PictureBadge>
            </Image>
          }
          figure={model.figure}
          worth={model.worth}
          note={model.token && <ShortAddress address={model.token} />}
          data-testid="pay-leg"
        />
        {transfer?.lookalike === undefined && (
          <Recipient label={text.get('pay.to')} address={model.to} />
        )}
        <DetailList>
          <Detail
            label={text.get('pay.network')}
            picture={<Image src={network.image} size={2} shape="round" fallback={globeIcon} />}
            value={network.name}
            data-testid="pay-network"
          />
          <Detail
            label={text.get('pay.fee')}
            value={model.fee}
            more={model.feeMore}
            data-testid="pay-fee"
          />
        </DetailList>
      </div>
      {transfer?.forecast && <Forecast forecast={transfer.forecast} />}
      {problem && (
        <Notice tone="warn" role="alert" title={problem.title} data-testid="pay-problem">
          {problem.text}
        </Notice>
      )}
      <Ways model={model} />
    </Stack>
  )
}

/** The wallet, and below it the exchanges. */
function Ways({ model }: PaymentProps): ReactElement {
  const { text } = useModalContext()
  const pay = usePay()
  const { button, transfer, exchanges } = model
  const { confirmation } = transfer ?? {}
  const isGuarded = confirmation !== undefined && button.isConfirm
  return (
    <>
      <Decision
        before={
          isGuarded && (
            <Checkbox
              label={confirmation}
              checked={model.isConfirmed}
              data-testid="pay-known"
              onChange={(event) => pay.confirmDoubts(event.currentTarget.checked)}
            />
          )
        }
      >
        <Button
          tone="primary"
          isWide
          isBusy={button.isBusy}
          isBlocked={isGuarded && !model.isConfirmed}
          data-testid="pay-button"
          onClick={button.run}
        >
          {button.label}
        </Button>
      </Decision>
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
      {model.account && <Connected account={model.account} />}
      {exchanges && (
        <div>
          <Divider>{text.get('pay.or')}</Divider>
          <Exchanges exchanges={exchanges} />
        </div>
      )}
    </>
  )
}

function Connected({
  account,
}: {
  readonly account: NonNullable<PayModel['account']>
}): ReactElement {
  const { text } = useModalContext()
  return (
    <Text variant="small" align="center" data-testid="pay-account">
      <RichText
        parts={text.parts('pay.connected')}
        elements={{
          address: <bdi dir="ltr">{account.address}</bdi>,
          disconnect: (
            <TextButton data-testid="pay-disconnect" onClick={account.disconnect}>
              {text.get('pay.disconnect')}
            </TextButton>
          ),
        }}
      />
    </Text>
  )
}

function siteStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlockEnd: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: 'start',
  }
}
