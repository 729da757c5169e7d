import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Expansões',
    also: 'estalagens catedrais mercadores construtores abade rio só peças ligar combinar juntas',
    text: `
      Cada regra de uma expansão liga-se à parte ao preparar o jogo. Todas se podem combinar, também com mapas, fichas e o carteiro.
      - **Estalagens e Catedrais**: o [meeple grande](large_meeple), [estalagens](inns) e [catedrais](cathedrals)
      - **Mercadores e Construtores**: o [construtor](builder), o [porco](pig) e [mercadorias](trade_goods)
      - **Abade e Jardins**: o [abade](abbot)
      - **O Rio**: um [rio](river) que se coloca primeiro
      As peças de uma expansão cujas regras estão desligadas são peças normais: as estalagens, catedrais e mercadorias nelas são decoração.
      ## Várias figuras
      Continuas a pôr **uma figura por turno**. Em cada lugar a página mostra uma figura que lá pode estar; escolhe antes outro tipo se preferires pôr esse. O construtor e o porco não têm força própria: vão para onde já está um meeple teu.
      ## Junto com o carteiro
      Um construtor numa construção [retida](holding) também fica retido. Se um carteiro era a última das tuas figuras lá e se vai embora, o teu construtor regressa.
    `,
  },
  large_meeple: {
    title: 'O meeple grande',
    also: 'dobro força dois maioria estalagens',
    text: `
      Cada jogador tem um meeple grande. Põe-se e regressa como qualquer outro, mesmo em campos, mas tem **força 2** onde quer que a [maioria](scoring) conte.
      ! large
      Só os meeples normais se podem [reforçar](upgrades) com fichas.
    `,
  },
  inns: {
    title: 'Estalagens',
    also: 'estalagem lago estrada dois pontos peça risco zero incompleta',
    text: `
      Uma estrada com pelo menos uma estalagem vale **2 pontos por peça** quando está completa. Se ainda estiver aberta no fim do jogo, não vale **nada**.
      ! inn
      Uma estalagem pertence à estrada ao lado da qual está impressa; uma segunda estalagem na mesma estrada não muda nada. Os brasões nas estradas (mapas) continuam a valer 2, e o bónus de uma [vila](towns) também 2.
    `,
  },
  cathedrals: {
    title: 'Catedrais',
    also: 'catedral cidade três pontos peça risco zero incompleta',
    text: `
      Uma cidade com pelo menos uma catedral vale **3 pontos por peça e 3 por brasão** quando está completa. Se ainda estiver aberta no fim, não vale **nada**.
      ! cathedral
      Para um [campo](fields) é uma cidade como as outras. Num mapa, uma catedral também funciona numa [grande cidade](large_cities).
    `,
  },
  builder: {
    title: 'O construtor',
    also: 'turno duplo segunda peça aumentar martelo mercadores',
    text: `
      Cada jogador tem um construtor. Põe-no, como tua figura, numa **estrada ou cidade** incompleta **da peça acabada de colocar onde tenhas um meeple**: um normal, o grande ou o teu carteiro.
      Se num turno **posterior** a tua peça aumentar ou completar essa estrada ou cidade, tiras uma **segunda peça** depois da pontuação e joga-la por inteiro, com a sua própria figura e a sua própria pontuação. A segunda peça nunca traz uma terceira.
      ! second_tile
      O construtor não tem força. Regressa quando a estrada ou a cidade pontua.
      Com a [peça extra](towns) por uma vila: a peça do construtor vem primeiro, e só a primeira peça de um turno o põe a trabalhar.
    `,
  },
  pig: {
    title: 'O porco',
    also: 'campo camponês quatro pontos rebanho mercadores',
    text: `
      Cada jogador tem um porco. Põe-no, como tua figura, num **campo da peça acabada de colocar onde tenhas um camponês**. Fica até ao fim.
      Se tiveres a maioria desse campo, ou a partilhares, recebes **4 pontos em vez de 3** por cada cidade completa. Os outros que a partilham recebem 3, a não ser que tenham o seu próprio porco.
      ! pig
      Um porco não tem força, e vários porcos não se somam.
    `,
  },
  trade_goods: {
    title: 'Mercadorias',
    also: 'vinho trigo cereal tecido pano barril feixe cidade completa dez pontos mercadores',
    text: `
      Algumas peças de cidade mostram vinho, trigo ou tecido. **Quem completa uma cidade leva as suas mercadorias**, uma por cada sinal, seja de quem for a cidade e esteja lá alguém ou não.
      ! goods
      No fim do jogo, por cada um dos três tipos, **10 pontos** vão para quem tem mais mercadorias desse tipo; em caso de empate, cada um dos que vão à frente recebe-os todos.
    `,
  },
  abbot: {
    title: 'O abade e os jardins',
    also: 'jardim mosteiro recolher regressar nove pontos flores',
    text: `
      Com o abade, o jogo base tem oito peças com jardim, e os jardins de outros conjuntos também contam. Um jardim conta como um [mosteiro](monasteries): **9 pontos** quando está rodeado, no fim **1 e mais 1 por cada peça à volta**.
      Cada jogador tem um abade com força 1. Fica **só em mosteiros e jardins**, e nos jardins só ele pode estar.
      **Recolhe-o mais cedo.** Em vez de pores uma figura podes recolher o teu abade de um mosteiro ou jardim incompleto: recebes o que vale agora.
      ! abbot
    `,
  },
  river: {
    title: 'O rio',
    also: 'água nascente lago bifurcação fonte ponte mesa livre mapa partida',
    text: `
      O jogo pode começar com um rio, na mesa livre e nos mapas. A **nascente** vem primeiro; depois todos tiram peças de rio até o **lago** o terminar. Só então vêm as outras peças, entre elas a peça inicial do jogo base.
      Uma peça de rio tem de **continuar o rio**, e o rio não pode voltar para trás: não pode haver peças nas três colunas ou filas mesmo em frente da sua ponta aberta.
      ! river
      Nas estradas, cidades e campos das peças de rio podem pôr-se figuras como sempre, nunca no próprio rio. **O rio separa os campos.** Se o rio ainda estiver aberto quando as suas peças acabarem, não se coloca nenhuma peça na sua ponta.
      **Num mapa** a nascente fica na primeira casa de partida em uso, rodada de modo que o rio leve a uma casa. As outras casas de partida ficam vazias até o rio estar colocado; então recebem as suas peças. Uma peça de rio que não encaixa em lado nenhum sai do jogo.
      Com os dois rios há uma nascente e um lago; cedo vem uma bifurcação, e o rio fica com dois braços.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Meeple grande contra meeple, 2 contra 1: todos os {p0} pontos para o Azul, nenhum para o Vermelho.',
  inn: 'Uma estrada com estalagem, completa: {tiles} peças dão ao Azul {p0} pontos em vez de {tiles}.',
  cathedral: 'A catedral está fechada por todos os lados: {tiles} peças, {p0} pontos.',
  second_tile: 'O Azul prolongou a estrada com o construtor, e pode colocar logo uma segunda peça: a de cima à direita.',
  pig: 'Pontuação final: {cities} cidades completas junto ao campo do Azul. Com o porco valem {p0} pontos.',
  goods: 'O Azul fecha a cidade do Vermelho. O Vermelho recebe {p1} pontos; o Azul leva as {tokens} mercadorias, um barril de vinho e um feixe de trigo.',
  abbot: 'Há cinco peças à volta do jardim. O Azul recolhe o abade e recebe já {p0} pontos.',
  river: 'A próxima peça de rio faz uma curva. Pode colocar-se onde está marcado, rodada de modo que o rio continue.',
};
