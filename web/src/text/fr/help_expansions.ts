import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Extensions',
    also: 'auberges cathédrales marchands bâtisseurs abbé rivière tuiles seules activer combiner ensemble',
    text: `
      Chaque règle d’une extension s’active séparément quand on prépare une partie. Toutes peuvent se combiner, et aussi avec les cartes, les jetons et le facteur.
      - **Auberges et Cathédrales** : le [grand meeple](large_meeple), les [auberges](inns) et les [cathédrales](cathedrals)
      - **Marchands et Bâtisseurs** : le [bâtisseur](builder), le [cochon](pig) et les [marchandises](trade_goods)
      - **Abbé et jardins** : l’[abbé](abbot)
      - **La Rivière** : une [rivière](river) que l’on pose d’abord
      Les tuiles d’une extension dont on ne joue pas les règles sont des tuiles ordinaires : leurs auberges, cathédrales et marchandises sont un simple décor.
      ## Plusieurs figurines
      Tu poses toujours **une figurine par tour**. À chaque endroit, la page montre une figurine qui peut s’y tenir ; choisis d’abord une autre sorte si tu la préfères. Le bâtisseur et le cochon n’ont pas de force : ils vont là où tu as déjà un meeple.
      ## Avec le facteur
      Un bâtisseur sur une zone [retenue](holding) est retenu, lui aussi. Si un facteur était la dernière de tes figurines à cet endroit et qu’il s’en va, ton bâtisseur rentre.
    `,
  },
  large_meeple: {
    title: 'Le grand meeple',
    also: 'grand double force deux majorité auberges',
    text: `
      Chaque joueur a un grand meeple. On le pose et on le reprend comme les autres, même dans les prés, mais il a une **force de 2** partout où compte la [majorité](scoring).
      ! large
      Seuls les meeples ordinaires peuvent être [renforcés](upgrades) avec des jetons.
    `,
  },
  inns: {
    title: 'Auberges',
    also: 'auberge lac route deux points tuile risque zéro inachevée',
    text: `
      Une route avec au moins une auberge vaut **2 points par tuile** quand elle est terminée. Si elle est encore ouverte à la fin de la partie, elle ne vaut **rien**.
      ! inn
      Une auberge appartient à la route à côté de laquelle elle est dessinée ; une deuxième auberge sur la même route ne change rien. Les blasons sur les routes (cartes) comptent toujours 2, et le bonus d’un [bourg](towns) 2.
    `,
  },
  cathedrals: {
    title: 'Cathédrales',
    also: 'cathédrale ville trois points tuile risque zéro inachevée',
    text: `
      Une ville avec au moins une cathédrale vaut **3 points par tuile et 3 par blason** quand elle est terminée. Si elle est encore ouverte à la fin, elle ne vaut **rien**.
      ! cathedral
      Pour un [pré](fields), c’est une ville comme les autres. Sur une carte, une cathédrale agit aussi dans une [grande ville](large_cities).
    `,
  },
  builder: {
    title: 'Le bâtisseur',
    also: 'double tour deuxième tuile prolonger marteau marchands',
    text: `
      Chaque joueur a un bâtisseur. Pose-le, comme figurine de ton tour, sur une **route ou une ville inachevée de la tuile que tu viens de poser, là où tu as un meeple** : un normal, le grand ou ton facteur.
      Si, dans un tour **suivant**, ta tuile prolonge ou termine cette route ou cette ville, tu prends une **deuxième tuile** après le décompte et tu la joues en entier, avec sa propre figurine et son propre décompte. La deuxième tuile n’en apporte jamais une troisième.
      ! second_tile
      Le bâtisseur n’a pas de force. Il rentre quand la route ou la ville est comptée.
      Avec la [tuile de plus](towns) d’un bourg : celle du bâtisseur vient d’abord, et seule la première tuile d’un tour le met au travail.
    `,
  },
  pig: {
    title: 'Le cochon',
    also: 'pré paysan quatre points troupeau marchands',
    text: `
      Chaque joueur a un cochon. Pose-le, comme figurine de ton tour, dans un **pré de la tuile que tu viens de poser, là où tu as un paysan**. Il reste jusqu’à la fin.
      Si tu as la majorité dans ce pré, même partagée, tu reçois **4 points au lieu de 3** par ville terminée. Ceux qui la partagent en reçoivent 3, sauf s’ils ont leur propre cochon.
      ! pig
      Un cochon n’a pas de force, et plusieurs cochons ne s’ajoutent pas.
    `,
  },
  trade_goods: {
    title: 'Marchandises',
    also: 'vin blé tissu jeton tonneau gerbe ville terminée dix points marchands commerce',
    text: `
      Certaines tuiles de ville montrent du vin, du blé ou du tissu. **Qui termine une ville prend ses marchandises**, une par signe, peu importe à qui est la ville et si quelqu’un s’y trouve.
      ! goods
      À la fin de la partie, pour chacune des trois sortes, **10 points** vont à qui en a le plus ; en cas d’égalité, tous ceux qui sont en tête les reçoivent en entier.
    `,
  },
  abbot: {
    title: 'L’abbé et les jardins',
    also: 'jardin abbaye reprendre rentrer neuf points fleurs',
    text: `
      Avec l’abbé, le jeu de base a huit tuiles avec un jardin, et les jardins des autres boîtes comptent aussi. Un jardin compte comme une [abbaye](monasteries) : **9 points** quand il est entouré, à la fin **1 et 1 par tuile autour**.
      Chaque joueur a un abbé d’une force de 1. Il se tient **seulement dans les abbayes et les jardins**, et dans les jardins lui seul peut se tenir.
      **Fais-le rentrer plus tôt.** Au lieu de poser une figurine, tu peux reprendre ton abbé d’une abbaye ou d’un jardin inachevé : tu reçois ce que cela vaut maintenant.
      ! abbot
    `,
  },
  river: {
    title: 'La rivière',
    also: 'eau source lac fourche embranchement pont table libre carte début',
    text: `
      La partie peut commencer par une rivière, sur la table libre et sur les cartes. On pose d’abord la **source** ; puis chacun pioche des tuiles de rivière jusqu’à ce que le **lac** la termine. Les autres tuiles ne viennent qu’après, et parmi elles la tuile de départ du jeu de base.
      Une tuile de rivière doit **continuer la rivière**, et la rivière ne doit pas revenir sur elle-même : aucune tuile ne doit se trouver dans les trois colonnes ou lignes droit devant son bout ouvert.
      ! river
      On pose comme d’habitude des figurines sur les routes, les villes et les prés des tuiles de rivière, jamais sur la rivière elle-même. **La rivière sépare les prés.** Si la rivière est encore ouverte quand ses tuiles sont épuisées, on ne pose aucune tuile à son bout.
      **Sur une carte**, la source se trouve sur la première case de départ utilisée, tournée pour que la rivière mène vers une case. Les autres cases de départ restent vides jusqu’à ce que la rivière soit posée ; puis elles reçoivent leurs tuiles. Une tuile de rivière qui ne va nulle part quitte le jeu.
      Avec les deux rivières, il y a une source et un lac ; un embranchement vient tôt et donne deux bras à la rivière.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Grand meeple contre meeple, 2 à 1 : les {p0} points pour Bleu, aucun pour Rouge.',
  inn: 'Une route avec une auberge, terminée : {tiles} tuiles rapportent à Bleu {p0} points au lieu de {tiles}.',
  cathedral: 'La cathédrale est fermée de tous côtés : {tiles} tuiles, {p0} points.',
  second_tile: 'Bleu a prolongé la route du bâtisseur et peut poser aussitôt une deuxième tuile : celle en haut à droite.',
  pig: 'Décompte final : {cities} villes terminées touchent le pré de Bleu. Avec le cochon, elles valent {p0} points.',
  goods: 'Bleu ferme la ville de Rouge. Rouge reçoit {p1} points ; Bleu prend les {tokens} marchandises, un tonneau de vin et une gerbe de blé.',
  abbot: 'Il y a cinq tuiles autour du jardin. Bleu fait rentrer l’abbé et reçoit {p0} points tout de suite.',
  river: 'La prochaine tuile de rivière fait un coude. On peut la poser là où c’est marqué, tournée pour que la rivière continue.',
};
