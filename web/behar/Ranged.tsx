import { Isolate } from '../ui/values/Isolate.tsx'
import { rangesIn } from './ranges.ts'

/** A size as the lists name it: `4–5 kg`, its range the right way round in either language. */
export function Ranged({ children }: { readonly children: string }) {
  return rangesIn(children).map(({ text, range }) => (range ? <Isolate key={text}>{text}</Isolate> : text))
}
