import { ArrowUpDown, ChevronDown } from 'lucide-react'

type SortSelectProps<Word extends string> = {
  readonly label: string
  readonly value: Word
  readonly options: readonly { readonly value: Word; readonly label: string }[]
  readonly onChange: (value: Word) => void
}

/** A native select for the order of a list, with an icon on a phone and a label on a wide screen. */
export function SortSelect<Word extends string>({ label, value, options, onChange }: SortSelectProps<Word>) {
  return (
    <label className="relative flex min-h-11 min-w-0 items-center rounded-control border border-line bg-card text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus lg:order-last lg:shrink-0">
      <ArrowUpDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-s-4 text-primary lg:hidden"
      />
      <span className="shrink-0 ps-4 text-quiet max-lg:visually-hidden">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const next = options.find((each) => each.value === event.target.value)
          if (next) onChange(next.value)
        }}
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent font-bold outline-none max-lg:ps-11 max-lg:pe-4 max-lg:text-primary lg:ps-2 lg:pe-10"
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-e-3 text-quiet max-lg:hidden"
      />
    </label>
  )
}
