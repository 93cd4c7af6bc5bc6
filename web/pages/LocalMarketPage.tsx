import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/local-market/')({ component: Page })

function Page() {
  return <h1 className="content text-h1">LocalMarketPage</h1>
}
