import {
  chevronDownIcon,
  chevronUpIcon,
  extensionIcon,
  externalIcon,
  Glyph,
  globeIcon,
  Icon,
  type IconShape,
  List,
  ListRow,
  phoneBarIcon,
  phoneDotIcon,
  QrCode,
  Stack,
  Text,
  TextButton,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { Download } from './downloads.model.ts'

const ICONS: Readonly<Record<Download['kind'], IconShape>> = {
  chrome: extensionIcon,
  ios: phoneBarIcon,
  android: phoneDotIcon,
  website: globeIcon,
}

/** Props of `DownloadList`. */
export interface DownloadListProps {
  readonly walletName: string
  readonly downloads: readonly Download[]
}

/** Draws the places to get the wallet; on a computer an app of a phone shows a code to scan. */
export function DownloadList({ walletName, downloads }: DownloadListProps): ReactElement {
  const { text } = useModalContext()
  const codeId = useId()
  const [chosen, choose] = useState<Download['kind']>()
  const scanned = downloads.find(({ kind }) => kind === chosen)
  return (
    <Stack gap={4}>
      <List label={text.get('downloads.list')}>
        {downloads.map((each) => (
          <ListRow
            key={each.kind}
            label={text.get(each.label)}
            detail={<bdi dir="ltr">{each.host}</bdi>}
            picture={<Glyph icon={ICONS[each.kind]} />}
            tag={<Icon shape={endIcon(each, chosen)} size="s" />}
            aria-expanded={each.scanned === undefined ? undefined : each.kind === chosen}
            aria-controls={each.kind === chosen ? codeId : undefined}
            data-testid={`download-${each.kind}`}
            onClick={() => {
              if (each.scanned === undefined) each.open()
              else choose(each.kind === chosen ? undefined : each.kind)
            }}
          />
        ))}
      </List>
      {scanned && (
        <StoreCode key={scanned.kind} id={codeId} download={scanned} walletName={walletName} />
      )}
    </Stack>
  )
}

function endIcon({ kind, scanned }: Download, chosen: Download['kind'] | undefined): IconShape {
  if (scanned === undefined) return externalIcon
  return kind === chosen ? chevronUpIcon : chevronDownIcon
}

interface StoreCodeProps {
  readonly id: string
  readonly walletName: string
  readonly download: Download
}

/** The page of an app's store: to scan with the phone, or to open here. */
function StoreCode({ id, walletName, download }: StoreCodeProps): ReactElement {
  const { text } = useModalContext()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const line = text.get('downloads.scan', { wallet: walletName })
  return (
    <Stack ref={place} id={id} gap={3} align="center" data-testid="download-code">
      <QrCode text={download.scanned} label={line} size={23.2} />
      <Text align="center" role="status">
        {line}
      </Text>
      <TextButton data-testid="download-open" onClick={download.open}>
        {text.get('downloads.open')}
      </TextButton>
    </Stack>
  )
}
