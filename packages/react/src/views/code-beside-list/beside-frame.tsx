/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { IllustrationPicture, phoneIllustration, SideCard, Stack, Text } from '@latchkey/ui'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'

/** Props of `BesideFrame`; others go to its region. */
export interface BesideFrameProps extends ComponentPropsWithoutRef<'section'> {
  readonly isLeaving: boolean
  readonly line: string
  /** The code, over the picture. */
  readonly cover?: ReactNode
  /** The button. */
  readonly children: ReactNode
}

/** The card beside the list, before and after its code is loaded: the picture of a phone, a title and a line. */
export const BesideFrame = forwardRef<HTMLElement, BesideFrameProps>(function BesideFrame(
  { isLeaving, line, cover, children, ...rest },
  ref,
) {
  const { text } = useModalContext()
  const title = text.get('beside.title')
  return (
    <SideCard ref={ref} label={title} isLeaving={isLeaving} data-testid="beside" {...rest}>
      <Stack gap={2} align="center">
        <div css={stageStyles}>
          <IllustrationPicture illustration={phoneIllustration} size={14.4} />
          {cover}
        </div>
        <div>
          <Text as="h3" variant="row" align="center">
            {title}
          </Text>
          <Text variant="small" align="center" css={lineStyles} data-testid="beside-line">
            {line}
          </Text>
        </div>
        {children}
      </Stack>
    </SideCard>
  )
})

/** As high as the longer of its two texts, so that the code takes its place without moving the button. */
function lineStyles({ u }: Theme): CSSObject {
  return { minHeight: u(3.6) }
}

/** The place of the picture and of the code, of the same size. */
function stageStyles({ u }: Theme): CSSObject {
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: u(22.4),
    maxWidth: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
  }
}
