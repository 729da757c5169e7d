import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Expansões',
  steps: {
    large: {
      title: 'O meeple grande',
      tasks: [
        'Esta cidade é do Vermelho. Vais juntá-la a uma cidade tua, e com a figura que vale a dobrar. **Coloca a peça por cima do mosteiro, com a cidade para a esquerda.**',
        '**Escolhe o meeple grande e põe-no na tua nova cidade.**',
      ],
      hint: 'A peça vai por cima do mosteiro, e a sua cidade tem de apontar para a casa vazia à esquerda. Depois escolhe a carta Meeple grande e toca na cidade.',
      done: 'Usa-se como qualquer meeple, mas a sua força é 2.',
    },
    majority: {
      title: 'Dois contra um',
      tasks: ['O teu próximo turno. **Une as duas cidades.**'],
      hint: 'A peça vai no buraco: a cidade do Vermelho está por baixo, a tua à direita.',
      done: 'O meeple grande vale 2, o meeple do Vermelho 1: todos os {n} pontos são teus, e o Vermelho não recebe nenhum.',
    },
    inn: {
      title: 'Na estalagem',
      tasks: ['A estrada da tua peça tem uma estalagem junto a um lago. Uma estrada com estalagem dá 2 pontos por peça, mas nada se ainda estiver aberta quando o jogo acabar. **Fecha a tua estrada com a estalagem.**'],
      hint: 'Falta uma peça entre a primeira peça e o cruzamento à direita.',
      done: 'Quatro peças com estalagem: {n} pontos em vez de 4. Uma catedral faz o mesmo a uma cidade: 3 pontos por peça, ou nada.',
    },
    builder: {
      title: 'O construtor',
      tasks: [
        'O construtor vai para onde já tens um meeple: numa estrada ou numa cidade. **Prolonga a tua estrada.**',
        '**Escolhe o construtor e põe-no na tua estrada.**',
      ],
      hint: 'Coloca a peça na ponta direita da estrada. Depois escolhe a carta Construtor e toca na estrada.',
      done: 'Não tem força própria, mas a partir de agora trabalha para ti.',
    },
    second: {
      title: 'Mais uma peça',
      tasks: [
        'O teu próximo turno. Sempre que prolongas ou completas a estrada do construtor, recebes uma segunda peça. **Prolonga a estrada.**',
        'Aqui está a peça do construtor, ainda no mesmo turno. **Fecha a estrada com o cruzamento.**',
      ],
      hint: 'As duas peças vão na ponta direita da estrada, primeiro a reta, depois o cruzamento.',
      done: 'Duas peças num turno, e {n} pontos. Meeple e construtor regressam.',
    },
    goods: {
      title: 'Mercadorias',
      tasks: ['A cidade é do Vermelho, e lá guardam-se vinho e trigo. As mercadorias vão para quem completa a cidade. **Fecha-a.**'],
      hint: 'O buraco está em cima. Roda a peça até a sua cidade apontar para baixo.',
      done: 'Os pontos da cidade são do Vermelho, mas o vinho e o trigo são teus. Quem tiver mais de um tipo no fim recebe 10 pontos por ele.',
    },
    garden: {
      title: 'Um jardim',
      tasks: [
        'Um jardim vale tanto como um mosteiro, mas só o abade lá pode estar. **Coloca-o onde tenha mais vizinhas**, entre as duas curvas.',
        '**Põe o abade no jardim.**',
      ],
      hint: 'O buraco está a meio da fila de baixo. Depois escolhe a carta Abade e toca no jardim.',
      done: 'Rodeado por oito peças dá 9 pontos. Mas o abade não precisa de esperar tanto.',
    },
    home: {
      title: 'O abade regressa',
      tasks: [
        'Em vez de pores uma figura podes recolher o abade, pelo que o seu jardim vale agora: 1 e mais 1 por cada peça à volta. **Primeiro fá-lo valer mais com esta peça.**',
        'Seis vizinhas: 7 pontos. **Recolhe o abade.**',
      ],
      hint: 'Coloca a peça numa das casas vazias à volta do jardim, depois escolhe a carta Recolher abade.',
      done: '{n} pontos de imediato, e o abade está livre para o próximo jardim ou mosteiro.',
    },
    pig: {
      title: 'O porco',
      tasks: [
        'A última peça do jogo. O teu camponês está deitado no campo por baixo da estrada; esse campo toca em duas cidades completas. **Continua a estrada numa das pontas**, e o campo cresce com ela.',
        'Um porco vai para onde tens um camponês: com ele cada cidade vale 4 pontos em vez de 3. **Põe o porco no campo por baixo da estrada.**',
      ],
      hint: 'Coloca a peça numa ponta da estrada. Depois escolhe a carta Porco e toca no campo do lado de baixo.',
      done: 'Duas cidades a 4 pontos cada: {n}. Agora conheces todas as novas figuras!',
    },
  },
};
