import type { Core } from '@latchkey/core'
import { ModalStage, type Stage } from '@latchkey/ui'
import { type ReactElement, useSyncExternalStore } from 'react'
import type { LegalParts } from '../binding/modal-context.ts'
import type { ViewLoader } from '../views/view-loader.ts'
import type { Box } from './create-box.ts'
import type { ColorToolsBox } from './create-color-tools.ts'
import type { Logins } from './create-logins.ts'
import type { Texts } from './create-texts.ts'
import { Modal } from './modal.tsx'

/** What one modal is drawn from. */
export interface AppProps {
  readonly core: Core
  readonly texts: Texts
  readonly colorTools: ColorToolsBox
  readonly legal: Box<LegalParts>
  readonly logins: Box<Logins>
  readonly stage: Stage
  readonly views: ViewLoader
  readonly nonce: string | undefined
}

/** The modal with its theme and its language. */
export function App(props: AppProps): ReactElement {
  const { core, stage } = props
  const text = useBox(props.texts)
  const tools = useBox(props.colorTools)
  const legal = useBox(props.legal)
  const logins = useBox(props.logins)?.parts
  const options = useBox({ subscribe: core.subscribe, current: () => core.snapshot().options })
  return (
    <ModalStage
      stage={stage}
      mode={options.themeMode}
      variables={options.themeVariables}
      colorTools={tools}
      dir={text.direction}
      lang={text.locale}
    >
      <Modal {...props} {...{ text, legal, logins }} />
    </ModalStage>
  )
}

/** What is in a box, or in whatever changes as one does. */
function useBox<Part>({
  subscribe,
  current,
}: Pick<Box<Part>, 'subscribe'> & { current(): Part }): Part {
  return useSyncExternalStore(subscribe, current, current)
}
