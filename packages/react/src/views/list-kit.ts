import {
  Icon,
  IconButton,
  List,
  Scene,
  Spinner,
  Stack,
  Tag,
  Text,
  TextButton,
  VisuallyHidden,
} from '@latchkey/ui'
import { useModalWorld } from '../binding/modal-context.ts'
import { addEnglish } from '../messages/languages.ts'
import { RichText } from '../partials/rich-text/rich-text.tsx'

/** What the views of chunks of their own share with the list of wallets and its shell. */
export const LIST_KIT = {
  Icon,
  IconButton,
  List,
  RichText,
  Scene,
  Spinner,
  Stack,
  Tag,
  Text,
  TextButton,
  VisuallyHidden,
  addEnglish,
  useModalWorld,
} as const
