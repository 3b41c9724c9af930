import { checkIcon, copyIcon, IconButton, VisuallyHidden } from '@latchkey/ui'
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How long a button says that it copied, in milliseconds. */
const COPIED_MS = 2_000

/** Props of a button that copies; others go to the button. */
export interface CopyButtonProps
  extends Pick<ComponentPropsWithoutRef<typeof IconButton>, 'label' | 'iconSize'> {
  readonly 'data-testid': string
  /** Announced in place, where no notice says it. */
  readonly said?: string | undefined
  /** @returns whether it was copied. A failure has its own notice. */
  copy(): Promise<boolean>
}

/** Copies something: its icon is a check for a moment. */
export function CopyButton({ copy, said, ...rest }: CopyButtonProps): ReactElement {
  const [copies, setCopies] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const page = button.current?.ownerDocument.defaultView
    if (!page || copies === 0) return
    const timer = page.setTimeout(() => setCopies(0), COPIED_MS)
    return () => page.clearTimeout(timer)
  }, [copies])
  const isCopied = copies > 0
  return (
    <>
      <IconButton
        {...rest}
        ref={button}
        icon={isCopied ? checkIcon : copyIcon}
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={() => {
          void copy().then((isDone) => {
            if (isDone) setCopies((count) => count + 1)
          })
        }}
      />
      {said !== undefined && <VisuallyHidden role="status">{isCopied && said}</VisuallyHidden>}
    </>
  )
}
