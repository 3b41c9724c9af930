import {
  type ComponentPropsWithoutRef,
  createElement,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefCallback,
  useCallback,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { ThemeMode } from '../theme/page-tokens.ts'
import type { ThemeVariables } from '../theme/variables.ts'
import { createStage, ModalStage, type Stage } from './modal-stage.tsx'
import { useColorTools } from './use-color-tools.ts'
import { setRef } from './use-merged-ref.ts'

const NONE: ThemeVariables = {}

/** Props of the modal's root; others go to the host element `<latchkey-root>`. */
export interface ModalRootProps extends ComponentPropsWithoutRef<'div'> {
  readonly mode?: ThemeMode | undefined
  readonly variables?: ThemeVariables | undefined
  /** If true, the modal is in the page's flow instead of over the page. */
  readonly isEmbedded?: boolean | undefined
  /** CSP nonce for browsers without constructable style sheets. */
  readonly nonce?: string | undefined
  readonly children?: ReactNode
}

/**
 * The one element of a modal in the page: a host with a shadow root, its own styles and theme.
 * On a server, and until the browser has it, it is an empty element.
 */
export const ModalRoot = forwardRef<HTMLElement, ModalRootProps>(function ModalRoot(
  { mode = 'dark', variables = NONE, isEmbedded = false, nonce, dir, lang, children, ...rest },
  ref,
) {
  const { stage, attach } = useStage(ref, nonce)
  const { tools, isReady } = useColorTools(variables)
  const content = stage && isReady && (
    <ModalStage
      stage={stage}
      mode={mode}
      variables={variables}
      colorTools={tools}
      dir={dir}
      lang={lang}
    >
      {children}
    </ModalStage>
  )
  return createElement(
    'latchkey-root',
    { ...rest, ref: attach, 'data-part': 'modal-root', 'data-embedded': isEmbedded || undefined },
    stage && content ? createPortal(content, stage.shadow) : null,
  )
})

interface AttachedStage {
  /** undefined until the browser has the host. */
  readonly stage: Stage | undefined
  /** The ref of the host. */
  readonly attach: RefCallback<HTMLElement>
}

function useStage(ref: ForwardedRef<HTMLElement>, nonce: string | undefined): AttachedStage {
  const [stageOf] = useState(createStageOf)
  const [stage, setStage] = useState<Stage>()
  const attach = useCallback(
    (host: HTMLElement | null) => {
      setRef(ref, host)
      if (host !== null) setStage(stageOf(host, nonce))
    },
    [ref, nonce, stageOf],
  )
  return { stage, attach }
}

/** Creates a function that returns the same stage for the same host. */
function createStageOf(): (host: HTMLElement, nonce: string | undefined) => Stage {
  let stage: Stage | undefined
  return (host, nonce) => {
    if (stage?.shadow.host !== host) stage = createStage(host, nonce)
    return stage
  }
}
