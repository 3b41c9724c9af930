import type { Core } from '@latchkey/core'
import { ModalStage, type Stage } from '@latchkey/ui'
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from 'react'
import { SnapshotContext, useSnapshot } from '../context/use-snapshot.ts'
import type { Texts } from '../messages/create-texts.ts'
import type { ViewLoader } from '../views/view-loader.ts'
import type { ColorToolsSource } from './create-color-tools.ts'
import { Modal } from './modal.tsx'

/** Props of one modal. */
export interface AppProps {
  readonly core: Core
  readonly texts: Texts
  readonly colorTools: ColorToolsSource
  readonly stage: Stage
  readonly views: ViewLoader
  readonly nonce: string | undefined
  readonly id?: string | undefined
  /** Called when the modal is mounted, open or closed. */
  onDrawn(): void
}

/** The modal with its state, its theme and its language. */
export function App(props: AppProps): ReactElement {
  const { onDrawn } = props
  useEffect(onDrawn, [onDrawn])
  return (
    <SnapshotContext.Provider value={props.core}>
      <ThemedModal {...props} />
    </SnapshotContext.Provider>
  )
}

function ThemedModal(props: AppProps): ReactElement {
  const wording = useCurrent(props.texts)
  const fiat = useSnapshot((snapshot) => snapshot.fiat)
  const text = useMemo(() => ({ ...wording, fiat }), [wording, fiat])
  const tools = useCurrent(props.colorTools)
  const options = useSnapshot(({ options: { themeMode, themeVariables } }) => ({
    themeMode,
    themeVariables,
  }))
  return (
    <ModalStage
      stage={props.stage}
      mode={options.themeMode}
      variables={options.themeVariables}
      colorTools={tools}
      dir={text.direction}
      lang={text.locale}
    >
      <Modal {...props} text={text} />
    </ModalStage>
  )
}

/** The current value of a source that notifies when it changes. */
function useCurrent<Value>({ subscribe, current }: Subscribable<Value>): Value {
  return useSyncExternalStore(subscribe, current, current)
}

interface Subscribable<Value> {
  subscribe(listener: () => void): () => void
  current(): Value
}
