import type { Routes, WalletPlatform } from '@latchkey/core'
import { Segmented, Stack, TabPanel, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { useAnnouncedOnce } from '../../partials/use-announced-once.ts'
import { CodeView } from './code-view.tsx'
import { LatchedView } from './latched-view.tsx'
import { pairingModel } from './pairing.model.ts'
import type { PairingScene } from './pairing-scene.ts'
import { useReturn } from './use-return.ts'
import { useWait } from './use-wait.ts'

/** Pairing with a wallet: by a code, or by a link on this device. */
export function PairingBody({
  params,
}: {
  readonly params: Routes['ConnectingWalletConnect']
}): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot((all) => ({
    accounts: all.accounts,
    pairing: all.pairing,
    wallets: all.wallets,
    options: all.options,
    device: all.device,
    router: all.router,
    network: all.network,
    modal: all.modal,
    terms: all.terms,
    connectorPictures: all.connectorPictures,
  }))
  const anchor = useRef<HTMLDivElement>(null)
  const [platform, choose] = useState<WalletPlatform>()
  const { step } = snapshot.pairing.current
  const isLinking = step === 'linking'
  const wait = useWait(anchor, isLinking || step === 'preparing' ? step : undefined)
  const isBack = useReturn(anchor, isLinking && snapshot.device.platform === 'ios')
  const moment = { platform, wait, isBack }
  const model = pairingModel(snapshot, params, { actions, text, moment })
  const { tabs, scene } = model
  const announcement = useAnnouncedOnce(model.announcement)

  function select(id: string): void {
    const tab = tabs.find((each) => each.id === id)
    if (tab === undefined) return
    choose(tab.id)
    actions.pairing.choosePlatform(tab.id)
  }

  return (
    <Stack ref={anchor} gap={4}>
      {tabs.length > 0 && (
        <Segmented
          label={model.tabsLabel}
          tabs={tabs}
          selected={model.platform}
          panelId={PANEL}
          data-testid="pairing-tabs"
          onSelect={select}
        />
      )}
      {tabs.length > 0 ? (
        <TabPanel id={PANEL} tab={model.platform}>
          <SceneView scene={scene} />
        </TabPanel>
      ) : (
        <SceneView scene={scene} />
      )}
      <VisuallyHidden role="status" data-testid="pairing-said">
        {announcement}
      </VisuallyHidden>
    </Stack>
  )
}

const PANEL = 'pairing'

function SceneView({ scene }: { readonly scene: PairingScene }): ReactElement {
  return scene.kind === 'code' ? <CodeView scene={scene} /> : <LatchedView scene={scene} />
}
