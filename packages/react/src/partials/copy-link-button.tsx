import { Button, type ButtonProps, checkIcon, copyIcon, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useCopied } from './use-copied.ts'

/** Props of a button that copies a link; others go to the button. */
export interface CopyLinkButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy'> {
  /** undefined until there is a link. */
  readonly copy: (() => Promise<boolean>) | undefined
  /** Announced after the copy: "Link copied". */
  readonly announcement: ReactNode
}

/** Copies the link of a code: it shows a check and "Copied" for a moment, which is announced, too. */
export function CopyLinkButton({
  copy,
  announcement,
  children,
  ...rest
}: CopyLinkButtonProps): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(async () => (await copy?.()) ?? false)
  return (
    <>
      <Button
        size="s"
        {...rest}
        ref={button}
        icon={isCopied ? checkIcon : copyIcon}
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={press}
      >
        {isCopied ? text.get('copied') : children}
      </Button>
      <VisuallyHidden role="status">{isCopied && announcement}</VisuallyHidden>
    </>
  )
}
