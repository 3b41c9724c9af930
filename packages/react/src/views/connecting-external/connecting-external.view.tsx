import {
  Avatar,
  Image,
  Latch,
  Panel,
  Stack,
  space,
  Text,
  TextButton,
  u,
  useCss,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../../binding/modal-context.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import type { ViewProps } from '../define-view.ts'
import {
  type ConnectedAccount,
  type ConnectingExternalModel,
  connectingExternalModel,
} from './connecting-external.model.ts'

/** Waiting for a wallet of this browser, and how that ended. */
export function ConnectingExternalView({ params }: ViewProps<'ConnectingExternal'>): ReactElement {
  const { core, snapshot, text } = useModalWorld()
  const model = connectingExternalModel(snapshot, params, { actions: core.actions, text })
  const latch = (
    <Latch
      state={model.latch}
      site={<Image src={model.siteIcon} size={6.4} />}
      wallet={<Image src={model.walletIcon} size={6.4} fallback={walletIcon} />}
    />
  )
  return (
    <LatchScene
      latch={latch}
      heading={model.heading}
      line={model.line}
      action={model.action}
      other={model.other}
      foot={model.get && <GetLine get={model.get} />}
    >
      {model.account && <Account account={model.account} />}
    </LatchScene>
  )
}

type Get = NonNullable<ConnectingExternalModel['get']>

function GetLine({ get }: { readonly get: Get }): ReactElement {
  const { text } = useModalWorld()
  const link = (
    <TextButton data-testid="connecting-get" onClick={get.run}>
      {text.say('connecting.get.link')}
    </TextButton>
  )
  return (
    <RichText
      parts={text.parts('connecting.get')}
      elements={{ wallet: <bdi>{get.walletName}</bdi>, link }}
    />
  )
}

function Account({ account }: { readonly account: ConnectedAccount }): ReactElement {
  const css = useCss()
  const { address, shortAddress, network, closing } = account
  return (
    <Stack gap={3} className={css({ alignSelf: 'stretch', paddingBlockStart: u(2.8) })}>
      <Panel data-testid="connecting-account" className={css(panelStyles())}>
        <Avatar address={address} size={3.2} />
        <Text as="span" variant="row" isNumeric title={address} className={css({ flex: 1 })}>
          <bdi dir="ltr">{shortAddress}</bdi>
        </Text>
        <Image src={network.image} size={2} shape="round" />
        <Text as="span" variant="small" isTruncated>
          <bdi>{network.name}</bdi>
        </Text>
      </Panel>
      <Text variant="small" align="center">
        {closing}
      </Text>
    </Stack>
  )
}

function panelStyles() {
  const padding = `${space(2)} ${space(3)}`
  return { display: 'flex', alignItems: 'center', gap: space(2), padding } as const
}
