import type { Core } from '@latchkey/core'
import { ModalStage, type Stage } from '@latchkey/ui'
import { type ReactElement, useSyncExternalStore } from 'react'
import type { LegalParts } from '../binding/modal-context.ts'
import { Modal } from '../shell/modal.tsx'
import type { ViewLoader } from '../views/create-view-loader.ts'
import type { Box } from './create-box.ts'
import type { ColorToolsBox } from './create-color-tools.ts'
import type { Texts } from './create-texts.ts'

/** What one modal is drawn from. */
export interface AppProps {
  readonly core: Core
  readonly texts: Texts
  readonly colorTools: ColorToolsBox
  readonly legal: Box<LegalParts>
  readonly stage: Stage
  readonly views: ViewLoader
  readonly nonce: string | undefined
}

/** The modal with its theme and its language. */
export function App({
  core,
  texts,
  colorTools,
  legal,
  stage,
  views,
  nonce,
}: AppProps): ReactElement {
  const text = useSyncExternalStore(texts.subscribe, texts.current, texts.current)
  const tools = useSyncExternalStore(colorTools.subscribe, colorTools.current, colorTools.current)
  const parts = useSyncExternalStore(legal.subscribe, legal.current, legal.current)
  const options = useSyncExternalStore(
    core.subscribe,
    () => core.snapshot().options,
    () => core.snapshot().options,
  )
  return (
    <ModalStage
      stage={stage}
      mode={options.themeMode}
      variables={options.themeVariables}
      colorTools={tools}
      dir={text.direction}
      lang={text.locale}
    >
      <Modal {...{ core, text, views, nonce }} legal={parts} />
    </ModalStage>
  )
}
