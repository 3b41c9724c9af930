import { Button, type ButtonProps, checkIcon, copyIcon, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useCopied } from './use-copied.ts'

/** Props of a button that copies a link; others go to the button. */
export interface CopyLinkButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy'> {
  /** undefined until there is a link. */
  readonly copy: (() => Promise<boolean>) | undefined
  /** Announced after the copy: "Link copied". */
  readonly announcement: ReactNode
}

/** Copies the link of a code: its icon is a check for a moment, which is announced, too. */
export function CopyLinkButton({ copy, announcement, ...rest }: CopyLinkButtonProps): ReactElement {
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
      />
      <VisuallyHidden role="status">{isCopied && announcement}</VisuallyHidden>
    </>
  )
}
