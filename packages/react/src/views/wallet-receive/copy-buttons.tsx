import { Button, checkIcon, copyIcon, Pair, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useCopied } from '../../partials/use-copied.ts'
import type { ReceiveModel } from './wallet-receive.model.ts'

interface CopyButtonsProps {
  readonly model: ReceiveModel
  /** Asks for an amount. */
  readonly link: string | undefined
}

/** Copies the address, and the link where there is one. */
export function CopyButtons({ model, link }: CopyButtonsProps): ReactElement {
  const { text } = useModalContext()
  const address = (
    <CopyButton
      label={text.get('receive.copy')}
      announcement={text.get('receive.copied')}
      data-testid="receive-copy"
      copy={model.copy}
    />
  )
  if (link === undefined) return address
  return (
    <Pair>
      {address}
      <CopyButton
        key={link}
        label={text.get('receive.copyLink')}
        announcement={text.get('receive.linkCopied')}
        data-testid="receive-copy-link"
        copy={() => model.copyLink(link)}
      />
    </Pair>
  )
}

interface CopyButtonProps {
  readonly label: string
  readonly announcement: string
  readonly 'data-testid': string
  copy(): Promise<boolean>
}

function CopyButton({
  label,
  announcement,
  copy,
  'data-testid': testId,
}: CopyButtonProps): ReactElement {
  const { text } = useModalContext()
  const { button, isCopied, press } = useCopied(copy)
  return (
    <>
      <Button
        ref={button}
        isWide
        icon={isCopied ? checkIcon : copyIcon}
        data-testid={testId}
        data-state={isCopied ? 'copied' : 'idle'}
        onClick={press}
      >
        {isCopied ? text.get('copied') : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && announcement}</VisuallyHidden>
    </>
  )
}
