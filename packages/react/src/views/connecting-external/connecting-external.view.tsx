import type { Routes } from '@latchkey/core'
import { Image, Latch, TextButton, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enConnecting } from '../../messages/en/connecting.ts'
import { ConnectedAccount } from '../../partials/connected-account/connected-account.tsx'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { RichText } from '../../partials/rich-text/rich-text.tsx'
import type { TitleContext, ViewDefinition, ViewProps } from '../view-definition.ts'
import {
  type ConnectingExternalModel,
  connectingExternalModel,
} from './connecting-external.model.ts'

/** Connecting a wallet of this browser. */
export const view: ViewDefinition<'ConnectingExternal'> = {
  english: enConnecting,
  View: ConnectingExternalView,
  title: walletTitle,
}

/** Waiting for a wallet of this browser, and how that ended. */
function ConnectingExternalView({ params }: ViewProps<'ConnectingExternal'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot((state) => ({
    connect: state.connect,
    wallets: state.wallets,
    options: state.options,
    network: state.network,
    router: state.router,
    device: state.device,
    connectorPictures: state.connectorPictures,
  }))
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
      {model.account && <ConnectedAccount account={model.account} />}
    </LatchScene>
  )
}

type Get = NonNullable<ConnectingExternalModel['get']>

function GetLine({ get }: { readonly get: Get }): ReactElement {
  const { text } = useModalContext()
  const link = (
    <TextButton data-testid="connecting-get" onClick={get.run}>
      {text.get('connecting.get.link')}
    </TextButton>
  )
  return (
    <RichText
      parts={text.parts('connecting.get')}
      elements={{ wallet: <bdi>{get.walletName}</bdi>, link }}
    />
  )
}

/** The name of the wallet that is connected. */
function walletTitle(
  { walletId, namespace }: Routes['ConnectingExternal'],
  { snapshot, text }: TitleContext,
): string {
  const { current } = snapshot.connect
  if (current.step !== 'idle' && current.wallet.id === walletId) return current.wallet.name
  const found = snapshot.wallets.local.find(
    (wallet) => wallet.id === walletId && wallet.namespace === namespace,
  )
  return found?.name ?? text.get('connect.title')
}
