import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Extensions',
  steps: {
    large: {
      title: 'Le grand meeple',
      tasks: [
        'Cette ville est à Rouge. Tu vas la relier à une ville à toi, et avec la seule figurine qui compte double. **Pose la tuile au-dessus de l’abbaye, sa ville vers la gauche.**',
        '**Choisis le grand meeple et pose-le dans ta nouvelle ville.**',
      ],
      hint: 'La tuile va au-dessus de l’abbaye, et sa ville doit regarder la case vide à gauche. Puis choisis la fiche Grand meeple et touche la ville.',
      done: 'On l’utilise comme n’importe quel meeple, mais sa force est de 2.',
    },
    majority: {
      title: 'Deux contre un',
      tasks: ['Ton tour suivant. **Relie les deux villes.**'],
      hint: 'La tuile va dans le trou : la ville de Rouge est dessous, la tienne à droite.',
      done: 'Le grand meeple compte 2, le meeple de Rouge 1 : les {n} points sont à toi, et Rouge n’en reçoit aucun.',
    },
    inn: {
      title: 'À l’auberge',
      tasks: ['Sur ta tuile, la route passe devant une auberge au bord d’un lac. Une route avec une auberge rapporte 2 points par tuile, mais rien du tout si elle est encore ouverte quand la partie finit. **Ferme ta route avec l’auberge.**'],
      hint: 'Il manque une tuile entre la première tuile et le carrefour à droite.',
      done: 'Quatre tuiles avec une auberge : {n} points au lieu de 4. Une cathédrale fait la même chose pour une ville : 3 points par tuile, ou rien.',
    },
    builder: {
      title: 'Le bâtisseur',
      tasks: [
        'Le bâtisseur va là où tu as déjà un meeple : sur une route ou dans une ville. **Prolonge ta route.**',
        '**Choisis le bâtisseur et pose-le sur ta route.**',
      ],
      hint: 'Pose la tuile au bout droit de la route. Puis choisis la fiche Bâtisseur et touche la route.',
      done: 'Il n’a pas de force, mais à partir de maintenant il travaille pour toi.',
    },
    second: {
      title: 'Encore une tuile',
      tasks: [
        'Ton tour suivant. Chaque fois que tu prolonges ou termines la route du bâtisseur, tu reçois une deuxième tuile. **Prolonge la route.**',
        'Voici la tuile du bâtisseur, toujours dans le même tour. **Ferme la route avec le carrefour.**',
      ],
      hint: 'Les deux tuiles vont au bout droit de la route, d’abord la droite, puis le carrefour.',
      done: 'Deux tuiles en un tour, et {n} points. Le meeple et le bâtisseur rentrent.',
    },
    goods: {
      title: 'Marchandises',
      tasks: ['La ville est à Rouge, et on y garde du vin et du blé. Les marchandises vont à qui termine la ville. **Ferme-la.**'],
      hint: 'Le trou est en haut. Tourne la tuile jusqu’à ce que sa ville regarde vers le bas.',
      done: 'Les points de la ville sont à Rouge, mais le vin et le blé sont à toi. Qui a le plus d’une sorte à la fin reçoit 10 points pour elle.',
    },
    garden: {
      title: 'Un jardin',
      tasks: [
        'Un jardin vaut autant qu’une abbaye, mais seul l’abbé peut s’y tenir. **Pose-le là où il a le plus de voisines**, entre les deux virages.',
        '**Pose l’abbé dans le jardin.**',
      ],
      hint: 'Le trou est au milieu de la ligne du bas. Puis choisis la fiche Abbé et touche le jardin.',
      done: 'Entouré de huit tuiles, il rapporte 9 points. Mais l’abbé n’a pas besoin d’attendre si longtemps.',
    },
    home: {
      title: 'L’abbé rentre',
      tasks: [
        'Au lieu de poser une figurine, tu peux faire rentrer l’abbé, pour ce que vaut maintenant son jardin : 1 et 1 par tuile autour. **Donne-lui d’abord plus de valeur avec cette tuile.**',
        'Six voisines : 7 points. **Fais rentrer l’abbé.**',
      ],
      hint: 'Pose la tuile sur une des cases vides autour du jardin, puis choisis la fiche L’abbé rentre.',
      done: '{n} points aussitôt, et l’abbé est libre pour le prochain jardin ou la prochaine abbaye.',
    },
    pig: {
      title: 'Le cochon',
      tasks: [
        'La dernière tuile de la partie. Ton paysan est dans le pré sous la route, qui touche deux villes terminées. **Continue la route à l’un de ses bouts**, et le pré grandit avec elle.',
        'Un cochon va là où tu as un paysan : avec lui, chaque ville vaut 4 points au lieu de 3. **Pose le cochon dans le pré sous la route.**',
      ],
      hint: 'Pose la tuile à un bout de la route. Puis choisis la fiche Cochon et touche le pré de son côté inférieur.',
      done: 'Deux villes à 4 points chacune : {n}. Tu connais maintenant toutes les nouvelles figurines !',
    },
  },
};
