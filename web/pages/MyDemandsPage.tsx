import { createFileRoute } from '@tanstack/react-router'
import { beharTitles } from '../app/titles.ts'
import { MyDemands } from '../behar/myDemands/MyDemands.tsx'

export const Route = createFileRoute('/international-market/behar-market/_framed/my-demands')({
  staticData: {
    view: 'myDemands',
    privateTitle: { title: beharTitles.mine, up: '/international-market/behar-market/main' },
  },
  component: MyDemands,
})
